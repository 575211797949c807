import 'imask/esm/masked/dynamic';
import 'imask/esm/masked/pattern';
import 'imask/esm/masked/regexp';
import type { Masked, MaskedDynamic } from 'imask';
import { formatPhone, isRussian, PHONE_MASK, phoneFault, phoneValue } from '../../lib/text/phone.ts';

/** Digits beyond the mask are shown: «8 999…» turns out to be a prefix with the last one, and more are an error to see. */
const russian = { mask: `${PHONE_MASK}[########]`, definitions: { '#': /\d/ } };
/** A number of another country, two numbers, an extension: shown as they are written. */
const asWritten = { mask: /^.{0,50}$/ };

/** The mask of a phone: «+7 (###) ###-##-##» unless the text turns out to be no Russian number. */
export function createPhoneMask() {
  let isOurs = true;
  return {
    mask: [russian, asWritten],
    /** Called with all that is inserted at once: a sign that is typed, or a whole number that is pasted. */
    prepare: (inserted: string, { value, rawInputValue }: Masked) => {
      const isPasted = inserted.length > 1;
      const hasDigits = phoneValue(value) !== '';
      const whole = phoneValue((hasDigits ? rawInputValue : '') + inserted);
      // Digits that are typed beyond the tenth go on in the mask.
      isOurs = isRussian(whole) || (isOurs && !isPasted && phoneFault(whole) === 'tooLong');
      if (!isPasted || !isOurs || hasDigits) return inserted;
      // The signs between the digits tell a prefix from an area code; the mask would drop them one by one.
      return value === '' ? formatPhone(whole) : whole.slice(1);
    },
    dispatch: (_inserted: string, { compiledMasks }: MaskedDynamic) => compiledMasks[isOurs ? 0 : 1]!,
  };
}
