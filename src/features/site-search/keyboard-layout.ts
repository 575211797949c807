/** Pairs of letters on the same key. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const PAIRS = Array.from(LATIN, (latin, key) => [latin, CYRILLIC.charAt(key)] as const);
const TO_CYRILLIC = new Map(PAIRS);
const TO_LATIN = new Map(PAIRS.map(([latin, cyrillic]) => [cyrillic, latin] as const));

/**
 * The text typed with the same keys in the other keyboard layout, in lower case: «abkmnh» → «фильтр», «рузф» → «hepa».
 * Undefined for a text with letters of both alphabets or of none.
 */
export function otherLayout(text: string): string | undefined {
  const small = text.toLowerCase();
  const hasLatin = /[a-z]/.test(small);
  const hasCyrillic = /[а-яё]/.test(small);
  if (hasLatin === hasCyrillic) return undefined;
  const keys = hasLatin ? TO_CYRILLIC : TO_LATIN;
  return Array.from(small, (letter) => keys.get(letter) ?? letter).join('');
}
