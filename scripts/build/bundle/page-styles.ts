import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Container, parse, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { sassFileOf } from './compiled-styles.ts';

/** The style modules of each page's first screen, by the name of its route, and those of the layout. */
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

/** The styles of the site in parts without a common rule. A page needs those of the layout and its own. */
export interface SeparatedStyles {
  /** The rules of the layout's modules and those without a class. */
  layout: string;
  /** All others. */
  rest: string;
  /** The part of `rest` that the first screen of each page needs, by the name of its route. */
  pages: Record<string, string>;
}

/** @param ownerOf the module of a class */
export function separateByPage(
  css: string,
  { [LAYOUT]: layout = [], ...pages }: StyleModules,
  ownerOf: (className: string) => string | undefined,
): SeparatedStyles {
  const ofLayout = new Set(layout);
  const isOfLayout = (owners: Owners) => owners.every((owner) => ofLayout.has(owner));
  const rest = rulesOf(css, ownerOf, (owners) => !isOfLayout(owners));
  const needs = (files: readonly string[]) => {
    const known = new Set(files);
    return (owners: Owners) => owners.every((owner) => known.has(owner));
  };
  return {
    layout: rulesOf(css, ownerOf, isOfLayout),
    rest,
    pages: Object.fromEntries(
      Object.entries(pages).map(([page, files]) => [page, rulesOf(rest, ownerOf, needs(files))]),
    ),
  };
}

/** The modules of the classes in a selector. */
type Owners = string[];

/** Owns the classes of libraries. They belong to parts that are loaded later, such as the lightbox. */
const LIBRARY = 'a library';

/** The rules with selectors that are needed, in their order. */
function rulesOf(
  css: string,
  ownerOf: (className: string) => string | undefined,
  isNeeded: (owners: Owners) => boolean,
): string {
  const ownersIn = (selector: string): Owners => {
    const classes = Array.from(selector.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name = '']) => name);
    const owners = classes.map(ownerOf).filter((owner) => owner !== undefined);
    return classes.length > 0 && owners.length === 0 ? [LIBRARY] : owners;
  };
  const root = parse(css);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    rule.selectors = rule.selectors.filter((selector) => isNeeded(ownersIn(selector)));
    if (rule.selectors.every((selector) => selector === '')) rule.remove();
  });
  root.walkAtRules((at) => {
    const hasOwnDeclarations = at.nodes?.some(({ type }) => type === 'decl') ?? true;
    if (hasOwnDeclarations ? !isNeeded([]) : at.nodes?.length === 0) at.remove();
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
