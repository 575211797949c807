import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Container, parse, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { memoize } from '../../../src/lib/data/memoize.ts';
import { sassFileOf } from './compiled-styles.ts';
import { STYLE_MODULES_FILE } from './vite-manifest.ts';

/** The style modules that a document needs, and those of them that its first screen needs. */
interface NeededModules {
  first: string[];
  all: string[];
}

/** Those of the layout, and of the layout with each page, by the name of its route. */
export interface StyleModules {
  layout: NeededModules;
  pages: Record<string, NeededModules>;
}

const PAGE_VIEW =
  /^  (\w+): definePage\(\{.*?^    view: \(\) => import\('\.\/([^']+)'\)(?:,\n    rest: \(\) => import\('\.\/([^']+)'\))?/gms;
const HYDRATION = /\/src\/app\/client\/hydrate\.tsx$/;
const LAYOUT = /\/src\/app\/layout\/Layout\.tsx$/;
const FOOTER = /\/src\/app\/layout\/Footer\/Footer\.tsx$/;
/** The components that begin a page. What they import statically is styled before the first paint. */
const FIRST_SCREEN = /\/(?:\w*Hero|PageHeader)\.tsx$/;

/** Records the style modules that the layout and each page's view import statically. */
export function styleModules(root: string): Plugin {
  return {
    name: 'style-modules',
    generateBundle() {
      // The bundler copies all it knows of a module at each call, and each page reaches hundreds.
      const importsOf = memoize((id: string) => this.getModuleInfo(id)?.importedIds ?? [], String);
      const ids = [...this.getModuleIds()];
      const needed = (first: string[], all: string[]): NeededModules => ({
        first: stylesAmong(reachable(first, (id) => (FOOTER.test(id) ? [] : importsOf(id)))),
        all: stylesAmong(reachable(all, importsOf)),
      });
      const layout = ids.filter((id) => LAYOUT.test(id));
      const hydration = ids.filter((id) => HYDRATION.test(id));
      const modules: StyleModules = { layout: needed(layout, hydration), pages: {} };
      for (const [name, files] of viewsByRoute(path.join(root, 'src/pages/index.ts'))) {
        const hero = reachable(files, importsOf).filter((id) => FIRST_SCREEN.test(id));
        modules.pages[name] = needed([...layout, ...hero], [...hydration, ...files]);
      }
      this.emitFile({ type: 'asset', fileName: STYLE_MODULES_FILE, source: JSON.stringify(modules) });
    },
  };
}

/** The file of each page's view and, of a split one, that of its rest, parsed from the list of pages. */
export function viewsByRoute(list: string): [name: string, files: string[]][] {
  return Array.from(readFileSync(list, 'utf8').matchAll(PAGE_VIEW), ([, name = '', ...files]) => [
    name,
    files.flatMap((file) => (file ? path.join(path.dirname(list), file) : [])),
  ]);
}

function reachable(entries: readonly string[], importsOf: (id: string) => readonly string[]): string[] {
  const reached = new Set(entries);
  for (const id of reached) for (const next of importsOf(id)) reached.add(next);
  return [...reached];
}

function stylesAmong(ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const file = sassFileOf(id);
    return file.endsWith('.module.scss') ? [path.resolve(file)] : [];
  });
}

/** The styles of the site in parts. */
export interface SeparatedStyles {
  /** The rules of the layout's modules and those without a class: all that a document without a page needs. */
  layout: string;
  /** All rules but those that the first screen of every page has. */
  whole: string;
  /** The rules that the first screen of each page needs, by the name of its route. */
  first: Record<string, string>;
  /** The other rules that each page needs, the layout's included. */
  rest: Record<string, string>;
  /** The part of `whole` that each page needs, for a navigation to it. */
  pages: Record<string, string>;
}

/**
 * Firefox renders what follows a stylesheet in the body without waiting for it. Until that sheet is in force, or for three
 * seconds, this stays hidden there.
 */
const FOLLOWING = ':where(main link ~ *,main > :first-child ~ *,main > article > :first-child ~ *,main ~ footer)';
const HIDE_FOLLOWING = `@supports (-moz-appearance:none){@keyframes await-styles{0%{visibility:hidden}}${FOLLOWING}{animation:await-styles 3s step-end}}`;
const SHOW_FOLLOWING = `${FOLLOWING}{animation:none}`;

/** @param ownerOf the module of a class */
export function separateByPage(
  css: string,
  modules: StyleModules,
  ownerOf: (className: string) => string | undefined,
): SeparatedStyles {
  const styles = parseStyles(css, ownerOf);
  const within = (files: readonly string[]) => {
    const known = new Set(files);
    return (owners: Owners) => owners.every((owner) => known.has(owner));
  };
  const isOfFirstLayout = within(modules.layout.first);
  const separated: SeparatedStyles = {
    layout: stylesWith(styles, within(modules.layout.all)),
    whole: stylesWith(styles, (owners) => !isOfFirstLayout(owners)) + SHOW_FOLLOWING,
    first: {},
    rest: {},
    pages: {},
  };
  for (const [page, { first, all }] of Object.entries(modules.pages)) {
    const isOfFirst = within(first);
    const isOfPage = within(all);
    separated.first[page] = stylesWith(styles, isOfFirst) + HIDE_FOLLOWING;
    separated.rest[page] = stylesWith(styles, (owners) => isOfPage(owners) && !isOfFirst(owners)) + SHOW_FOLLOWING;
    separated.pages[page] =
      stylesWith(styles, (owners) => isOfPage(owners) && !isOfFirstLayout(owners)) + SHOW_FOLLOWING;
  }
  return separated;
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
