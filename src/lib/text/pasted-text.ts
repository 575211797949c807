/** Invisible characters that mail programs and editors add: soft hyphens, direction marks, zero-width characters. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A one-line text in NFC, without invisible characters, with single spaces. */
export function visibleText(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}
