/** Classes by which the analytics counter leaves personal data out of its session recordings. */
export const unrecordedKeys = 'ym-disable-keys';
export const unrecordedContent = 'ym-hide-content';
