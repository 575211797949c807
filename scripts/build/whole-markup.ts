/** Marks that React leaves where a part of a page has failed or has not finished: such a page must not be published. */
const FALLBACK_MARKS = ['<!--$!-->', '<!--$?-->', '<template data-dgst'];

/** Of what the content policy forbids to run; asked first, because it reads faster. */
const SUSPICION = /<script|<\/script| (?:style|on[a-z]+)="/i;
const FORBIDDEN = /<\/?script|<[^<>]* (?:style|on[a-z]+)="/i;

/**
 * Refuses the markup of a page (what stands inside the root element) that is not whole, or that holds something to run:
 * scripts and styles come as files. @throws {Error} saying what it holds
 */
export function requireWhole(body: string): void {
  const mark = FALLBACK_MARKS.find((candidate) => body.includes(candidate));
  if (mark) throw new Error(`a part of the page has failed or not finished (the markup holds ${mark})`);
  if (!SUSPICION.test(body)) return;
  const found = FORBIDDEN.exec(body)?.[0];
  if (found) throw new Error(`the markup holds ${found.slice(-100)}, which the content policy forbids`);
}
