import { otherLayout } from './keyboard-layout.ts';

/**
 * What a search text may have meant, the likeliest first: as it was typed, with «е» for «ё», and as the same keys give it
 * in the other keyboard layout.
 */
export function queryVariants(find: string): string[] {
  const other = otherLayout(find);
  return [...new Set([find, replaceYo(find), ...(other === undefined ? [] : [other, replaceYo(other)])])];
}

function replaceYo(text: string): string {
  return text.replaceAll('ё', 'е').replaceAll('Ё', 'Е');
}
