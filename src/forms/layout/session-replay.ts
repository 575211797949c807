/** Classes that keep personal data out of Metrika's session recordings. */
export const UNRECORDED_KEYS = 'ym-disable-keys';
export const UNRECORDED_CONTENT = 'ym-hide-content';
