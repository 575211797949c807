import geologica from '@fontsource-variable/geologica/files/geologica-cyrillic-wght-normal.woff2?url';
import golosText from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url';

/** Addresses of the two font files every page needs first; the document preloads them. */
export const preloadedFonts = [geologica, golosText];
