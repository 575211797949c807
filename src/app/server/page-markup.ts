/** The markup inside the root element, split. */
export interface PageMarkup {
  /** The preload links. */
  resourceHints: string;
  /** The same object for all pages that share it. */
  layout: LayoutMarkup;
  /** The element `main` with the page itself. */
  main: string;
}

/** The markup around a page. It is the same on all pages of a route, and rendering it takes a quarter of the time of a page. */
export interface LayoutMarkup {
  resourceHints: string;
  before: string;
  after: string;
}

/** The whole markup, in pieces. */
export function markupPieces({ resourceHints, layout, main }: PageMarkup): string[] {
  return [layout.resourceHints, resourceHints, layout.before, main, layout.after];
}

/** React puts preload links before all elements. */
const PRELOADS = /^(?:<link [^>]*>)*/;
const MAIN_START = '<main';
const MAIN_END = '</main>';

/** Splits markup that was rendered as a whole. */
export function splitMarkup(markup: string): PageMarkup {
  const resourceHints = PRELOADS.exec(markup)?.[0] ?? '';
  const start = markup.indexOf(MAIN_START, resourceHints.length);
  const end = markup.lastIndexOf(MAIN_END) + MAIN_END.length;
  const layout = { resourceHints: '', before: markup.slice(resourceHints.length, start), after: markup.slice(end) };
  return { resourceHints, layout, main: markup.slice(start, end) };
}

/** The layout around an empty page. */
export function layoutMarkupOf(markup: string): LayoutMarkup {
  const { resourceHints, layout } = splitMarkup(markup);
  return { ...layout, resourceHints };
}
