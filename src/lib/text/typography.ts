/** Converts the «ёлочки» of a title inside other quotes to „лапки“. */
export function nestQuotes(title: string): string {
  return title.replaceAll('«', '„').replaceAll('»', '“');
}

/** Dimensions such as 1 320 × 300 × 190 may wrap after a sign, but not within a number. */
export function breakableMeasures(text: string): string {
  return text.replaceAll('×\u00a0', '× ');
}

/** Adds a missing full stop before further text. */
export function withFullStop(text: string): string {
  return /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
