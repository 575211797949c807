import 'imask/esm/masked/regexp';
import type { Masked } from 'imask';
import { EMAIL_MASK, emailIn } from '../../lib/text/email.ts';

/** The mask of an e-mail address. A text that is pasted into an empty field is reduced to the address in it. */
export const EMAIL_MASK_OPTIONS = {
  mask: EMAIL_MASK,
  prepare: (inserted: string, { value }: Masked) => {
    if (inserted.length > 1 && value === '') return emailIn(inserted);
    // Phone keyboards add a space after a word.
    return inserted.trim() === '' && !/[,;]/.test(value) ? '' : inserted;
  },
};
