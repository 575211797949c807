import 'imask/esm/masked/dynamic';
import 'imask/esm/masked/pattern';
import 'imask/esm/masked/regexp';
import type { AppendFlags, Masked, MaskedDynamic } from 'imask';
import { formatPhone, isRussian, PHONE_MASK, phoneFault, phoneValue } from '../../lib/text/phone.ts';

/** The mask accepts extra digits: an eleventh one means that the 8 of «8 999…» is a prefix, further ones show an error. */
const RUSSIAN = { mask: `${PHONE_MASK}[########]`, definitions: { '#': /\d/ } };
/** Foreign numbers, several numbers and extensions stay as written. */
const AS_WRITTEN = { mask: /^.{0,50}$/ };

/** The mask of a phone: «+7 (###) ###-##-##», or none if the text is not a Russian number. */
export function createPhoneMask() {
  let isOurs = true;
  return {
    mask: [RUSSIAN, AS_WRITTEN],
    /** Called once per insertion, with a typed character or the whole pasted text, and without `input` by undo and redo. */
    prepare: (inserted: string, { value, rawInputValue }: Masked, { input }: AppendFlags) => {
      const isPasted = inserted.length > 1;
      const hasDigits = phoneValue(value) !== '';
      const whole = phoneValue((hasDigits ? rawInputValue : '') + inserted);
      // Extra digits that are typed stay in the mask.
      isOurs = isRussian(whole) || (isOurs && !isPasted && phoneFault(whole) === 'tooLong');
      if (!input || !isPasted || !isOurs || hasDigits) return inserted;
      // The text is parsed before the mask drops its separators, which distinguish a prefix from an area code.
      return value === '' ? formatPhone(whole) : whole.slice(1);
    },
    dispatch: (_inserted: string, { compiledMasks }: MaskedDynamic) => compiledMasks[isOurs ? 0 : 1]!,
  };
}
