import { contactsInText } from '../../../../src/lib/text/contacts-in-text.ts';

/** No links inside links, headings and code. */
const WITHOUT_LINKS = /^(a|h[2-6]|code|pre)$/;
const TAGS_AND_TEXTS = /<(\/?)(\w+)[^>]*>|[^<]+/g;

/** Turns e-mails and phones in the text into links. @param html cleaned, so its tags are balanced */
export function withLinkedContacts(html: string): string {
  let depth = 0;
  return html.replace(TAGS_AND_TEXTS, (whole, slash: string, tag: string | undefined) => {
    if (tag === undefined) return depth > 0 ? whole : linked(whole);
    if (WITHOUT_LINKS.test(tag)) depth += slash ? -1 : 1;
    return whole;
  });
}

function linked(text: string): string {
  return contactsInText(text)
    .map((part) => (part.href ? `<a href="${part.href}">${part.text}</a>` : part.text))
    .join('');
}
