/** The API's limit for a search text. */
export const SEARCH_MAX_LENGTH = 500;

/** The part of a text that is searched for. A URL may have a longer one than the field allows. */
export function searchText(text: string): string {
  const cut = text.trim().slice(0, SEARCH_MAX_LENGTH);
  // Without half of a surrogate pair, and without the blank that is the last one now.
  return cut.replace(/[\ud800-\udbff]$/, '').trimEnd();
}

/** Latin letters that look like Cyrillic ones: «A-1200» is typed in either alphabet. */
const LOOKALIKES: Record<string, string> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
};
/** The ending of longer words is ignored: «паспорта» matches «Паспорт». */
const WORD_ENDING = /(?<=\p{L}{4})[аеиоуыэюяйь]{1,2}$/u;

/** The normal form for comparison: without case, «ё», hyphens and alphabet differences in model names. */
function normalizeSearchText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[-‐‑–\u2060]/g, '')
    .replace(/[a-z]/g, (letter) => LOOKALIKES[letter] ?? letter);
}

/** A word with the signs inside it («1/2», «1.5»), but not after it: «паспорт, чертёж». A comma is part of a figure only. */
const WORD = /[\p{L}\p{N}]+(?:[/.][\p{L}\p{N}]+|(?<=\p{N}),\p{N}+)*/gu;

/** Whether the text has every word of the query, or a word that begins with it. An empty query matches all. */
export function matchesWords(text: string, query: string): boolean {
  const within = normalizeSearchText(text);
  const words = normalizeSearchText(query).match(WORD) ?? [];
  return words.every((word) => within.includes(word.replace(WORD_ENDING, '')));
}
