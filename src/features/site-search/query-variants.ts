import { otherLayout } from './keyboard-layout.ts';

/**
 * Spellings of a query, the likeliest first: as typed, with «е» for «ё», and as typed in the other keyboard layout.
 */
export function queryVariants(find: string): string[] {
  const other = otherLayout(find);
  return [...new Set([find, replaceYo(find), ...(other === undefined ? [] : [other, replaceYo(other)])])];
}

function replaceYo(text: string): string {
  return text.replaceAll('ё', 'е').replaceAll('Ё', 'Е');
}
