/** Classes that keep personal data out of Metrika's session recordings. */
export const unrecordedKeys = 'ym-disable-keys';
export const unrecordedContent = 'ym-hide-content';
