import { matchesWords } from '../../lib/text/search-text.ts';

export interface TextSegment {
  text: string;
  isMatch: boolean;
}

/** A word joiner keeps the parts of a word on one line. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\u2060-]*/gu;

/** Splits a text at matches of the query's words: «Канальная секция» for «секци» → «Канальная », «секция». */
export function highlight(text: string, query: string): TextSegment[] {
  const wanted = query.match(WORD) ?? [];
  const segments: TextSegment[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wanted.some((one) => matchesWords(word, one))) continue;
    if (index > end) segments.push({ text: text.slice(end, index), isMatch: false });
    end = index + word.length;
    segments.push({ text: word, isMatch: true });
  }
  if (end < text.length) segments.push({ text: text.slice(end), isMatch: false });
  return segments;
}
