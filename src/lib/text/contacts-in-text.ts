import { PHONE } from './keep-together.ts';

export interface TextPart {
  text: string;
  /** Set for an e-mail or a phone. */
  href?: string;
}

/** Starts at the beginning of a word: from every character of a long word, the search would be quadratic. */
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}/u;
const CONTACT = new RegExp(`(${EMAIL.source}|${PHONE.source})`, 'u');

/** Splits a text at its e-mails and phones, which become links. */
export function contactsInText(text: string): TextPart[] {
  return text
    .split(CONTACT)
    .map((part, index) => (index % 2 === 1 ? { text: part, href: contactHref(part) } : { text: part }))
    .filter((part) => part.text !== '');
}

function contactHref(contact: string): string {
  return contact.includes('@') ? `mailto:${contact}` : `tel:${contact.replace(/[^+\d]/g, '')}`;
}
