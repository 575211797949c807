/** What address books and editors put into a text unseen: soft hyphens, direction marks, zero-width signs. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text of one line as it reads: nothing invisible, every run of blanks one blank, letters with their marks as one sign. */
export function visibleText(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}
