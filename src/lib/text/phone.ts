/** The mask of a phone field, as the specification writes it: every `#` is a digit. */
export const PHONE_MASK = '+7 (###) ###-##-##';
/** Digits of a complete number, the country's 7 among them. */
const PHONE_LENGTH = 11;

const COUNTRY = '7';
/**
 * What stands before the ten digits: «+7», also «+8» as people write it by mistake, wherever the plus is, since a number
 * is pasted behind the «+7 (» of the mask; or a first 7 or 8 that stands apart, even while the number is incomplete.
 */
const PREFIX = /^.*\+\s*[78]|^\s*[78]\D+(?=\d)/s;

/** The same in a run of digits; area codes begin with 3, 4, 7, 8 or 9, so 8 800… with a digit too many keeps its 8. */
const JOINED_PREFIX = /^[78](?=[34789]\d{9})/;

/**
 * The digits of a Russian phone however it was typed, pasted or filled in: `7` and ten digits, fewer while the number
 * is incomplete, none for an empty text. «8 (999) 123-45-67», «+7 999 123 45 67» and «9991234567» all give
 * `79991234567`.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(PREFIX, '').replace(/\D/g, '');
  const own = digits.replace(JOINED_PREFIX, '');
  return own === '' ? '' : (COUNTRY + own).slice(0, PHONE_LENGTH);
}

/** Digits of `phoneDigits` in the mask, as far as they go: `7999123` gives «+7 (999) 123». */
export function formatPhone(digits: string): string {
  const own = digits.slice(COUNTRY.length);
  if (own === '') return '';
  let taken = 0;
  let text = '';
  for (const sign of PHONE_MASK) {
    if (sign === '#' && taken === own.length) break;
    text += sign === '#' ? own[taken++] : sign;
  }
  return text.replace(/\D+$/, '');
}

export function isPhone(digits: string): boolean {
  return /^7\d{10}$/.test(digits);
}
