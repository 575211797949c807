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
  const styles = parseStyles(css, ownerOf);
  const ofLayout = new Set(layout);
  const isOfLayout = (owners: Owners) => owners.every((owner) => ofLayout.has(owner));
  const isOfPage = (files: readonly string[]) => {
    const known = new Set(files);
    return (owners: Owners) => !isOfLayout(owners) && owners.every((owner) => known.has(owner));
  };
  return {
    layout: stylesWith(styles, isOfLayout),
    rest: stylesWith(styles, (owners) => !isOfLayout(owners)),
    pages: Object.fromEntries(
      Object.entries(pages).map(([page, files]) => [page, stylesWith(styles, isOfPage(files))]),
    ),
  };
}

/** The modules of the classes in a selector. */
type Owners = string[];

/** Owns the classes of libraries. They belong to parts that are loaded later, such as the lightbox. */
const LIBRARY = 'a library';

/** Parsed once for all pages, because parsing takes most of the time. */
type Style =
  | { kind: 'rule'; selectors: { text: string; owners: Owners }[]; body: string; animations: string[] }
  | { kind: 'keyframes'; name: string; text: string }
  /** Without a selector, such as `@font-face`. */
  | { kind: 'declarations'; text: string }
  /** Contains others, such as `@media`. */
  | { kind: 'group'; start: string; styles: Style[] };

function parseStyles(css: string, ownerOf: (className: string) => string | undefined): Style[] {
  const ownersIn = (selector: string): Owners => {
    const classes = Array.from(selector.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name = '']) => name);
    const owners = classes.map(ownerOf).filter((owner) => owner !== undefined);
    return classes.length > 0 && owners.length === 0 ? [LIBRARY] : owners;
  };
  const stylesIn = ({ nodes = [] }: Container): Style[] =>
    nodes.flatMap((node): Style[] => {
      if (node.type === 'rule') return [ruleOf(node, ownersIn)];
      if (node.type !== 'atrule') return [];
      const start = `@${node.name} ${node.params}`;
      if (node.name.endsWith('keyframes')) return [{ kind: 'keyframes', name: node.params, text: node.toString() }];
      if (!node.nodes || node.nodes.some(({ type }) => type === 'decl'))
        return [{ kind: 'declarations', text: `${node.toString()}${node.nodes ? '' : ';'}` }];
      return [{ kind: 'group', start, styles: stylesIn(node as Container) }];
    });
  return stylesIn(parse(css));
}

function ruleOf(rule: Rule, ownersIn: (selector: string) => Owners): Style {
  const animations: string[] = [];
  rule.walkDecls(/^animation/, ({ value }) => void animations.push(...value.split(/[\s,]+/)));
  return {
    kind: 'rule',
    selectors: rule.selectors.map((text) => ({ text, owners: ownersIn(text) })),
    body: rule.nodes.map(String).join(';'),
    animations,
  };
}

/** The rules with selectors that are needed, in their order, and the keyframes that they use. */
function stylesWith(styles: readonly Style[], isNeeded: (owners: Owners) => boolean): string {
  const animations = new Set<string>();
  const chosen = chooseStyles(styles, isNeeded, animations);
  return textOf(chosen, animations);
}

/** @param animations collects the names in the values of the chosen rules */
function chooseStyles(
  styles: readonly Style[],
  isNeeded: (owners: Owners) => boolean,
  animations: Set<string>,
): Style[] {
  return styles.flatMap((style): Style[] => {
    if (style.kind === 'keyframes') return [style];
    if (style.kind === 'declarations') return isNeeded([]) ? [style] : [];
    if (style.kind === 'group') {
      const within = chooseStyles(style.styles, isNeeded, animations);
      return within.length > 0 ? [{ ...style, styles: within }] : [];
    }
    const selectors = style.selectors.filter(({ owners }) => isNeeded(owners));
    if (selectors.length === 0) return [];
    for (const name of style.animations) animations.add(name);
    return [{ ...style, selectors }];
  });
}

function textOf(styles: readonly Style[], animations: ReadonlySet<string>): string {
  return styles
    .map((style) => {
      if (style.kind === 'keyframes') return animations.has(style.name) ? style.text : '';
      if (style.kind === 'declarations') return style.text;
      if (style.kind === 'group') return `${style.start}{${textOf(style.styles, animations)}}`;
      return `${style.selectors.map(({ text }) => text).join(',')}{${style.body}}`;
    })
    .join('');
}
