/** Case, «ё», invisible characters and the spaces inside numbers are ignored: `1 200` is one word. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');

/** `А-1200` is one word, so that a model is found by its name. */
const joinModels = (text: string) => text.replace(/(?<=\p{L})[-‑–](?=\d)/gu, '');

const split = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

// Model names mix alphabets, and visitors type either. Only the letters of a model name are folded, because longer Latin words
// would become Russian words.
const CYRILLIC_LOOKALIKES: Record<string, string> = {
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
};
const foldModel = (word: string) =>
  word.replace(/^[a-z]{1,2}(?=\d*$)/, (letters) =>
    letters.replace(/./g, (letter) => CYRILLIC_LOOKALIKES[letter] ?? letter),
  );

/** The words of a text, each with a space before it, so that the start of a word can be searched. */
export function indexWords(texts: readonly string[]): string {
  const folded = fold(texts.join(' ').replace(/<[^>]*>|&[a-z]+;/g, ' '));
  return [...split(joinModels(folded)), ...split(folded)].map((word) => ` ${foldModel(word)}`).join('');
}

const ENDINGS =
  /(?:иями|ями|ами|иях|иям|ием|ией|ого|его|ому|ему|ыми|ими|[уюаяоеыи][юяе]|[иыое][йхм]|[ая][мх]|[ое]в|[ьи][юя]|[иыаяоеуюьй])$/;
const MIN_STEM_LENGTH = 3;

/** A word without its Russian ending; anything else stays as it is. */
export function stem(word: string): string {
  if (!/^[а-я]+$/.test(word)) return foldModel(word);
  const bare = word.replace(ENDINGS, '');
  return bare.length >= MIN_STEM_LENGTH ? bare : word;
}

/** The stems at which words of a text must begin. */
export const queryStems = (query: string) => split(joinModels(fold(query))).map(stem);
