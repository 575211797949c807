/** What stands inside the root element. */
export interface PageMarkup {
  /** What the browser should ask for early. */
  resourceHints: string;
  /** The same object for all pages that share it. */
  layout: LayoutMarkup;
  /** The element `main`, which is the page itself. */
  main: string;
}

/** What is around a page: the same on all pages of a route, and a quarter of the work of rendering them. */
export interface LayoutMarkup {
  resourceHints: string;
  before: string;
  after: string;
}

/** The whole of the markup, piece by piece. */
export function markupPieces({ resourceHints, layout, main }: PageMarkup): string[] {
  return [layout.resourceHints, resourceHints, layout.before, main, layout.after];
}

/** In front of all elements React puts what the browser should ask for early. */
const PRELOADS = /^(?:<link [^>]*>)*/;
const MAIN_START = '<main';
const MAIN_END = '</main>';

/** Splits markup that was rendered in one piece. */
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
