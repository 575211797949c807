import { matchesWords } from '../../lib/text/search-text.ts';

export interface TextPart {
  text: string;
  isFound: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}-]*/gu;

/** Cuts a text where its words hold a word of the query: «Канальная секция» for «секци» → «Канальная », «секция». */
export function highlight(text: string, query: string): TextPart[] {
  const wanted = query.match(WORD) ?? [];
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wanted.some((one) => matchesWords(word, one))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false });
    end = index + word.length;
    parts.push({ text: word, isFound: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false });
  return parts;
}
