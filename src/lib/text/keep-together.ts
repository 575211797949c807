/** In them a hyphen needs no help, and nobody wants to copy an unseen character with them. */
const PHONE = /(\+7\s?\(\d{3,5}\)\s?\d{1,3}-\d\d-\d\d)/u;
/** A text without any of these has nothing to keep together, as most have. */
const SIGNS = /[-–/«]/u;
const SHORT_NAME = /«[^»]{1,14}»/gu;
/** Steps of a device: 1 / 2 / 3. */
const SHORT_NUMBERS = /(?<!\d)\d\d?(?: \/ \d\d?)+(?!\d)/gu;

/**
 * The text with short names in quotes («Сфера А-1200»), ranges (6–12), numbers of standards (52539-2006), short words before
 * a hyphen (УФ-лампа), numbers with slashes between them and phones kept on one line.
 */
export function withNonBreakingGroups(text: string): string {
  if (!SIGNS.test(text)) return text;
  return text
    .split(PHONE)
    .map((part, index) => (index % 2 === 1 ? withNonBreakingSpaces(part) : kept(part)))
    .join('');
}

function kept(text: string): string {
  return text
    .replace(SHORT_NAME, withNonBreakingSpaces)
    .replace(SHORT_NUMBERS, withNonBreakingSpaces)
    .replace(/(\d) \/ (?=\d)/gu, '$1\u00a0/ ')
    .replace(/(\d)–(?=\d)/gu, '$1–\u2060')
    .replace(/(\d)-(?=[\d\p{Lu}])|(?<![\p{L}\d])(\p{Lu}{2,4})-(?=\p{Ll})/gu, '$&\u2060');
}

function withNonBreakingSpaces(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
