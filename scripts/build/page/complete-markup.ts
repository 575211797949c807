/** Marks that React leaves where a part of a page has failed or has not finished: such a page must not be published. */
const FALLBACK_MARK = /<!--\$[!?]-->|<template data-dgst/;

/** A part of a page is not in its markup. */
export class IncompleteMarkupError extends Error {
  override name = 'IncompleteMarkupError';
}

/** Matches a superset of the two others; tested first, because it is fast. */
const SUSPICIOUS = /<(?:!--\$[!?]-->|template data-dgst|\/?script)| (?:style|on[a-z]+)="/i;
const FORBIDDEN = /<\/?script|<[^<>]* (?:style|on[a-z]+)="/i;

/**
 * Refuses markup of the root element that is incomplete, or that holds scripts, inline styles or handlers of events:
 * scripts and styles are files. @throws {IncompleteMarkupError} for a part that is not there, else {Error} saying what it
 * holds
 */
export function assertComplete(body: string): void {
  if (!SUSPICIOUS.test(body)) return;
  const mark = FALLBACK_MARK.exec(body)?.[0];
  if (mark) throw new IncompleteMarkupError(`a part of the page has failed or not finished (the markup holds ${mark})`);
  const found = FORBIDDEN.exec(body)?.[0];
  if (found) throw new Error(`the markup holds ${found.slice(-100)}, which the content policy forbids`);
}
