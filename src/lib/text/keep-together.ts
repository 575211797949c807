/** The company's phone format: +7 (495) 127-40-60. */
export const PHONE = /\+7\s?\(\d{3,5}\)\s?\d{1,3}-\d\d-\d\d/u;
/** Starts at the beginning of a word: from every character of a long word, the search would be quadratic. */
export const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}/u;
/** «8-800-555-35-35», «+7 495 127-40-60», «8 (495) 127-40-60» */
const PHONE_IN_ANY_FORMAT = /(?<!\d)(?:\+7|8)[\s-]?\(?\d{3,5}\)?[\s-]?\d{1,3}-\d\d-\d\d(?!\d)/u;
const WEB_URL = /https?:\/\/\S+/u;
/** Their hyphens must stay as they are, because visitors copy them and links are made of them. */
const COPIED = new RegExp(`(${[EMAIL, PHONE_IN_ANY_FORMAT, WEB_URL].map(({ source }) => source).join('|')})`, 'u');
/** Most texts have none of these characters and stay as they are. */
const SIGNS = /[-–/«]/u;
const SHORT_NAME = /«[^»]{1,14}»/gu;
/** Steps of a device: 1 / 2 / 3. */
const SHORT_NUMBERS = /(?<!\d)\d\d?(?: \/ \d\d?)+(?!\d)/gu;

/**
 * Keeps on one line: short quoted names («Сфера А-1200»), ranges (6–12), names and numbers of standards (ГОСТ Р, 52539-2006), short prefixes
 * before a hyphen (УФ-лампа), numbers separated by slashes, and phones. E-mails and URLs stay as they are.
 */
export function withNonBreakingGroups(text: string): string {
  if (!SIGNS.test(text)) return text;
  return text
    .split(COPIED)
    .map((part, index) => (index % 2 === 1 ? withNonBreakingSpaces(part) : withJoinedGroups(part)))
    .join('');
}

function withJoinedGroups(text: string): string {
  return text
    .replace(SHORT_NAME, withNonBreakingSpaces)
    .replace(SHORT_NUMBERS, withNonBreakingSpaces)
    .replace(/(ГОСТ) (?=Р[ \u00a0])/gu, '$1\u00a0')
    .replace(/(\d) \/ (?=\d)/gu, '$1\u00a0/ ')
    .replace(/(\d)–(?=\d)/gu, '$1–\u2060')
    .replace(/(\d)-(?=[\d\p{Lu}])|(?<![\p{L}\d])(\p{Lu}{2,4})-(?=\p{Ll})/gu, '$&\u2060');
}

function withNonBreakingSpaces(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
