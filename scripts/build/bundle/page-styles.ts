import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Container, parse, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { sassFileOf } from './compiled-styles.ts';

/** The style modules of each page's first screen, by the name of its route; `layout` for the pages without a view. */
export type StyleModules = Record<string, string[]>;

const LAYOUT = 'layout';
/** Relative to the client folder. */
export const STYLE_MODULES_FILE = '.vite/style-modules.json';

const PAGE_VIEW = /^  (\w+): definePage\(\{.*?^    view: \(\) => import\('\.\/([^']+)'\)/gms;
const HYDRATION = /\/src\/app\/client\/hydrate\.tsx$/;

/** Records for each page the style modules that its view and the layout import statically. */
export function styleModules(root: string): Plugin {
  return {
    name: 'style-modules',
    generateBundle() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const ids = [...this.getModuleIds()];
      const layout = ids.filter((id) => HYDRATION.test(id)).flatMap((id) => stylesBehind(id, importsOf));
      const modules: StyleModules = { [LAYOUT]: layout };
      for (const [name, view] of viewsByRoute(path.join(root, 'src/pages/index.ts')))
        modules[name] = [...new Set([...layout, ...stylesBehind(view, importsOf)])];
      this.emitFile({ type: 'asset', fileName: STYLE_MODULES_FILE, source: JSON.stringify(modules) });
    },
  };
}

/** The file of each page's view, parsed from the list of pages. */
export function viewsByRoute(list: string): [name: string, view: string][] {
  return Array.from(readFileSync(list, 'utf8').matchAll(PAGE_VIEW), ([, name = '', view = '']) => [
    name,
    path.join(path.dirname(list), view),
  ]);
}

function stylesBehind(entry: string, importsOf: (id: string) => readonly string[]): string[] {
  const reached = new Set([entry]);
  for (const id of reached) for (const next of importsOf(id)) reached.add(next);
  return [...reached].flatMap((id) => {
    const file = sassFileOf(id);
    return file.endsWith('.module.scss') ? [path.resolve(file)] : [];
  });
}

/**
 * The rules of a stylesheet that belong to some modules, in their order; rules without a module stay.
 * @param ownerOf the module of a class
 */
export function rulesOf(
  css: string,
  modules: readonly string[],
  ownerOf: (className: string) => string | undefined,
): string {
  const needed = new Set(modules);
  const isNeeded = (selector: string) =>
    Array.from(selector.matchAll(/\.([A-Za-z_][\w-]*)/g)).every(([, name = '']) => {
      const owner = ownerOf(name);
      return owner === undefined || needed.has(owner);
    });
  const root = parse(css);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    rule.selectors = rule.selectors.filter(isNeeded);
    if (rule.selectors.every((selector) => selector === '')) rule.remove();
  });
  root.walkAtRules((at) => {
    if (at.name !== 'font-face' && at.nodes?.length === 0) at.remove();
  });
  dropUnusedKeyframes(root);
  return root.toString();
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');
}

function dropUnusedKeyframes(root: Container): void {
  const values: string[] = [];
  root.walkDecls(/^animation/, ({ value }) => void values.push(value));
  const used = new Set(values.join(' ').split(/[\s,]+/));
  root.walkAtRules('keyframes', (at) => {
    if (!used.has(at.params)) at.remove();
  });
}
