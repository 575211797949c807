/** Classes that keep personal data out of the session recordings of the analytics counter. */
export const unrecordedKeys = 'ym-disable-keys';
export const unrecordedContent = 'ym-hide-content';
