import { EMAIL, PHONE } from './keep-together.ts';

export interface TextPart {
  text: string;
  /** Set for an e-mail or a phone. */
  href?: string;
}

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
