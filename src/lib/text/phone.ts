import { visibleText } from './pasted-text.ts';

/** The mask of a phone field, as the specification writes it: every `#` is a digit. */
export const PHONE_MASK = '+7 (###) ###-##-##';

const COUNTRY = '7';
const OWN_DIGITS = 10;

/**
 * A plus that no Russian number begins with. «+8» is a common slip for «+7», but +81, +82, +85 and +86 are countries, and
 * so is +84 where the rest stands apart: Russian area codes begin with 3, 4, 7, 8 or 9.
 */
const FOREIGN_PLUS = /^\+\s*(?:[0-69]|8(?:\D*[0-256]|4\D))/;

/** The international prefix instead of a plus: «00375…», «8 10 375…». */
const FOREIGN_DIALLING = /^\D*(?:00|8\D+10\D|810\d{8})/;

/**
 * What stands before the ten digits: «+7», also «+8», wherever the plus is, since a number is pasted behind the «+7 (» of
 * the mask; or a first 7 or 8 that stands apart, even while the number is incomplete.
 */
const PREFIX = /^.*\+\s*[78]|^\s*[78]\D+(?=\d)/s;

/** The same in a run of digits; area codes begin with 3, 4, 7, 8 or 9, so 8 800… with a digit too many keeps its 8. */
const JOINED_PREFIX = /^[78](?=[34789]\d{9})/;

/**
 * The value of a phone field, however the phone was typed, pasted or filled in: `7` and ten digits, fewer while the number
 * is incomplete, none for an empty text. «8 (999) 123-45-67», «+7 999 123 45 67» and «9991234567» all give `79991234567`.
 * Any other text stays as it is: cut to ten digits, it would be a wrong number.
 */
export function phoneValue(text: string): string {
  const plain = visibleText(text);
  if (isForeign(plain) || holdsTwo(plain)) return plain;
  const digits = plain.replace(PREFIX, '').replace(/\D/g, '');
  const own = digits.replace(JOINED_PREFIX, '');
  if (own === '') return '';
  return own.length > OWN_DIGITS || own.startsWith('00') ? plain : COUNTRY + own;
}

function isForeign(text: string): boolean {
  const plus = text.lastIndexOf('+');
  return plus === -1 ? FOREIGN_DIALLING.test(text) : FOREIGN_PLUS.test(text.slice(plus));
}

/** Two whole numbers: a plus behind ten digits begins another one. */
function holdsTwo(text: string): boolean {
  return text.slice(0, text.lastIndexOf('+') + 1).replace(/\D/g, '').length >= OWN_DIGITS;
}

/** What the field shows of a value: its digits in the mask, as far as they go; `7999123` gives «+7 (999) 123». */
export function formatPhone(value: string): string {
  if (!isRussian(value)) return value;
  const own = value.slice(COUNTRY.length);
  if (own === '') return '';
  let taken = 0;
  let text = '';
  for (const sign of PHONE_MASK) {
    if (sign === '#' && taken === own.length) break;
    text += sign === '#' ? own[taken++] : sign;
  }
  return text.replace(/\D+$/, '');
}

/** Whether a value is a Russian number, complete or begun. */
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
  return isForeign(value) || /^\D*7?\D*00/.test(value) ? 'foreign' : 'tooLong';
}
