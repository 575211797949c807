/** Marks that React leaves where a part of a page has failed or has not finished: such a page must not be published. */
const FALLBACK_MARK = /<!--\$[!?]-->|<template data-dgst/;

/** Of either kind of fault; asked first, because it reads once, and fast. */
const MAYBE_FAULTY = /<(?:!--\$[!?]-->|template data-dgst|\/?script)| (?:style|on[a-z]+)="/i;
const FORBIDDEN = /<\/?script|<[^<>]* (?:style|on[a-z]+)="/i;

/**
 * Refuses markup from inside the root element that is not whole, or that holds something to run:
 * scripts and styles come as files. @throws {Error} saying what it holds
 */
export function assertComplete(body: string): void {
  if (!MAYBE_FAULTY.test(body)) return;
  const mark = FALLBACK_MARK.exec(body)?.[0];
  if (mark) throw new Error(`a part of the page has failed or not finished (the markup holds ${mark})`);
  const found = FORBIDDEN.exec(body)?.[0];
  if (found) throw new Error(`the markup holds ${found.slice(-100)}, which the content policy forbids`);
}
