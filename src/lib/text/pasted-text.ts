/** Invisible characters that mail programs and editors add: soft hyphens, direction marks, zero-width characters. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A one-line text in NFC, without invisible characters, with single spaces. */
export function visibleText(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** Ends of lines and paragraphs as Word and old systems write them. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Control characters, except tabs and line breaks, and invisible ones, except those that join letters and emoji. */
const UNTYPED = /(?![\t\n])\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const HYPHEN_OF_WORD = '\u001e';

/** A text of several lines in NFC, as if it had been typed and not pasted. */
export function visibleLines(text: string): string {
  return text.normalize('NFC').replace(LINE_END, '\n').replaceAll(HYPHEN_OF_WORD, '-').replace(UNTYPED, '').trim();
}
