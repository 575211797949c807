/** React's markers for a boundary that has failed or has not finished: such a page must not be published. */
const FALLBACK_MARK = /<!--\$[!?]-->|<template data-dgst/;

/** A Suspense boundary has no content in the markup. */
export class IncompleteMarkupError extends Error {
  override name = 'IncompleteMarkupError';
}

/** Matches a superset of the two others; tested first, because it is fast. */
const SUSPICIOUS = /<(?:!--\$[!?]-->|template data-dgst|\/?script)| (?:style|on[a-z]+)="/i;
const FORBIDDEN = /<\/?script|<[^<>]* (?:style|on[a-z]+)="/i;

/**
 * Refuses markup of the root element that is incomplete or has scripts, inline styles or event handlers: scripts and styles are
 * files. @throws {IncompleteMarkupError} for a missing boundary, else {Error} with the offending markup
 */
export function assertComplete(body: string): void {
  if (!SUSPICIOUS.test(body)) return;
  const mark = FALLBACK_MARK.exec(body)?.[0];
  if (mark)
    throw new IncompleteMarkupError(`a component of the page has failed or not finished (the markup holds ${mark})`);
  const found = FORBIDDEN.exec(body)?.[0];
  if (found) throw new Error(`the markup holds ${found.slice(-100)}, which the content policy forbids`);
}
