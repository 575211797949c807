/** What stands inside the root element. */
export interface PageMarkup {
  /** What the browser should ask for early. */
  early: string;
  /** The same object for all pages that share it. */
  frame: Frame;
  /** The element `main`, which is the page itself. */
  main: string;
}

/** What stands around a page: the same on all pages of a route, and a quarter of the work of drawing them. */
export interface Frame {
  early: string;
  before: string;
  after: string;
}

/** The whole of the markup, piece by piece. */
export function piecesOf({ early, frame, main }: PageMarkup): string[] {
  return [frame.early, early, frame.before, main, frame.after];
}

/** In front of all elements React puts what the browser should ask for early. */
const PRELOADS = /^(?:<link [^>]*>)*/;
const MAIN_START = '<main';
const MAIN_END = '</main>';

/** Parts what was drawn in one piece. */
export function cutPage(markup: string): PageMarkup {
  const early = PRELOADS.exec(markup)?.[0] ?? '';
  const start = markup.indexOf(MAIN_START, early.length);
  const end = markup.lastIndexOf(MAIN_END) + MAIN_END.length;
  const frame = { early: '', before: markup.slice(early.length, start), after: markup.slice(end) };
  return { early, frame, main: markup.slice(start, end) };
}

/** The frame around a page that shows nothing. */
export function frameOf(markup: string): Frame {
  const { early, frame } = cutPage(markup);
  return { ...frame, early };
}
