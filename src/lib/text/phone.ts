import { visibleText } from './pasted-text.ts';

/** The mask of a phone field in the specification: every `#` is a digit. */
export const PHONE_MASK = '+7 (###) ###-##-##';

const COUNTRY = '7';
const OWN_DIGITS = 10;

/**
 * A plus that begins no Russian number. «+8» is a common mistake for «+7», but +81, +82, +84, +85 and +86 are country codes. Of
 * these +84 is recognized only before a separator, because Russian area codes begin with 3, 4, 7, 8 or 9.
 */
const FOREIGN_PLUS = /^\+\s*(?:[0-69]|8(?:\D*[0-256]|4\D))/;

/** The international prefix instead of a plus: «00375…», «8 10 375…». */
const FOREIGN_DIALLING = /^\D*(?:00|8\D+10\D|810\d{8})/;

/**
 * The prefix before the ten digits: «+7» or «+8» at any position, since a number may be pasted after the «+7 (» of the mask; or
 * a separated first 7 or 8, even while the number is incomplete.
 */
const PREFIX = /^.*\+\s*[78]|^\s*[78]\D+(?=\d)/s;

/** The same without separators; area codes begin with 3, 4, 7, 8 or 9, so 8 800… with an extra digit keeps its 8. */
const JOINED_PREFIX = /^[78](?=[34789]\d{9})/;

/**
 * The value of a phone field, however the phone was typed, pasted or filled in: `7` and ten digits, fewer while the number is
 * incomplete, none for an empty text. «8 (999) 123-45-67», «+7 999 123 45 67» and «9991234567» all give `79991234567`. Any
 * other text stays as it is: truncated to ten digits, it would be a wrong number.
 */
export function phoneValue(text: string): string {
  const plain = visibleText(text);
  if (isForeign(plain) || hasTwoNumbers(plain)) return plain;
  const digits = plain.replace(PREFIX, '').replace(/\D/g, '');
  const own = digits.replace(JOINED_PREFIX, '');
  if (own === '') return '';
  return own.length > OWN_DIGITS || own.startsWith('00') ? plain : COUNTRY + own;
}

function isForeign(text: string): boolean {
  const plus = text.lastIndexOf('+');
  return plus === -1 ? FOREIGN_DIALLING.test(text) : FOREIGN_PLUS.test(text.slice(plus));
}

/** Whether the text has two complete numbers: a plus after ten digits begins another one. */
function hasTwoNumbers(text: string): boolean {
  return text.slice(0, text.lastIndexOf('+') + 1).replace(/\D/g, '').length >= OWN_DIGITS;
}

/** The formatted value: its digits in the mask; `7999123` gives «+7 (999) 123». */
export function formatPhone(value: string): string {
  if (!isRussian(value)) return value;
  const own = value.slice(COUNTRY.length);
  if (own === '') return '';
  let taken = 0;
  return PHONE_MASK.replace(/#/g, () => own[taken++] ?? '').replace(/\D+$/, '');
}

/** Whether a value is a complete or incomplete Russian number. */
export function isRussian(value: string): boolean {
  return /^(?:7\d{0,10})?$/.test(value);
}

export function isPhone(value: string): boolean {
  return /^7\d{10}$/.test(value);
}

/** Why a value is not a complete Russian number; undefined if it is one. */
export function phoneFault(value: string): 'incomplete' | 'foreign' | 'tooLong' | undefined {
  if (isPhone(value)) return undefined;
  if (isRussian(value)) return 'incomplete';
  return isForeign(value) || /^\D*(?:7\D*)?00/.test(value) ? 'foreign' : 'tooLong';
}
