/** A title within another text's «ёлочки» has „лапки“. */
export function innerQuotes(title: string): string {
  return title.replaceAll('«', '„').replaceAll('»', '“');
}

/** Words that came without their full stop, to be followed by others. */
export function asSentence(text: string): string {
  return /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
