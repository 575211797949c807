import { visibleText } from './pasted-text.ts';

/** No blanks, quotes or brackets, and no separators of addresses. */
const PLAIN = String.raw`[^\s@,;:<>()[\]"«»„“”]`;

/** The text of a field while an address is typed: one «@»; after a complete address, others may follow. */
export const EMAIL_MASK = new RegExp(`^(?:${PLAIN}*@?${PLAIN}*|${PLAIN}+@${PLAIN}+[,;\\s].*)$`);

// The domain may be Cyrillic («почта.рф»). Whether the mailbox exists is not checked.
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const ADDRESS = new RegExp(
  String.raw`^(?!.*\.\.)(?!\.)${PLAIN}+(?<!\.)@(?:${LABEL}\.)+(?=[^\s]*\p{L})[\p{L}\p{M}\p{N}-]{2,}(?<!-)$`,
  'u',
);

// Both expressions start at the first character of a run: from every character of a long word, the search would be quadratic.
const IN_TEXT = new RegExp(`(?<!${PLAIN})${PLAIN}+@${PLAIN}+`, 'g');
const FINAL_PUNCTUATION = /(?<![.!?…'])[.!?…']+$/;

export function isEmail(text: string): boolean {
  return ADDRESS.test(text);
}

/** Whether a text has more than one address. */
export function hasSeveralEmails(text: string): boolean {
  return addressesIn(text).length > 1;
}

/**
 * The address in a text copied from mail programs and links: «Ольга <olga@gkb.ru>», `mailto:olga@gkb.ru?subject=…`,
 * «olga@gkb.ru.» Several addresses are all returned, joined with a comma. A text without an address is returned unchanged.
 */
export function emailIn(text: string): string {
  const plain = visibleText(text);
  return addressesIn(plain).join(', ') || plain;
}

function addressesIn(text: string): string[] {
  const found = text
    .replace(/\bmailto:/gi, ' ')
    .match(IN_TEXT)
    ?.map((address) =>
      address
        .replace(/(@[^?]*)\?.*$/, '$1')
        .replace(/^'+/, '')
        .replace(FINAL_PUNCTUATION, ''),
    );
  return [...new Set(found)];
}
