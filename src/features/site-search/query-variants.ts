import { otherLayout } from './keyboard-layout.ts';

/**
 * What a search text may have meant, the likeliest first: as it was typed, with «е» for «ё», and as the same keys give it
 * in the other keyboard layout.
 */
export function spellings(find: string): string[] {
  const other = otherLayout(find);
  return [...new Set([find, withoutYo(find), ...(other === undefined ? [] : [other, withoutYo(other)])])];
}

function withoutYo(text: string): string {
  return text.replaceAll('ё', 'е').replaceAll('Ё', 'Е');
}
