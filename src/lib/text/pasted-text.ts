/** Invisible characters that mail programs and editors add: soft hyphens, direction marks, zero-width characters. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A one-line text in NFC, without invisible characters, with single spaces. */
export function visibleText(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** Line and paragraph separators of Word and old systems. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Control characters except tabs and line breaks, and invisible characters except joiners of letters and emoji. */
const UNTYPED = /(?![\t\n])\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const HYPHEN_OF_WORD = '\u001e';

/** A text of several lines in NFC, with the characters that typing would have produced. */
export function typedLines(text: string): string {
  return text.normalize('NFC').replace(LINE_END, '\n').replaceAll(HYPHEN_OF_WORD, '-').replace(UNTYPED, '');
}

/** The same without blanks at its ends. */
export function visibleLines(text: string): string {
  return typedLines(text).trim();
}
