/** A title within another text's «ёлочки» has „лапки“. */
export function nestQuotes(title: string): string {
  return title.replaceAll('«', '„').replaceAll('»', '“');
}

/** Measures such as 1 320 × 300 × 190 may go on in the next line behind a sign, not within a number. */
export function breakableMeasures(text: string): string {
  return text.replaceAll('×\u00a0', '× ');
}

/** Words that came without their full stop, to be followed by others. */
export function withFullStop(text: string): string {
  return /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
