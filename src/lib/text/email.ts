/** What may stand in the field while an address is typed: no blanks, at most one «@». */
export const EMAIL_MASK = /^[^\s@]*@?[^\s@]*$/;

// The domain may be in Cyrillic («почта.рф»); whether the box exists only a letter can tell.
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[\p{L}\d-]{2,}$/u;

export function isEmail(text: string): boolean {
  return ADDRESS.test(text);
}
