/** The families of the site and the weights that its styles use, by the names of their packages. */
export const FONTS = [
  { name: 'geologica', weights: [300, 600] },
  { name: 'golos-text', weights: [400, 600] },
] as const;

/**
 * The characters of Russian texts, by the subset of the packages that has them. `_fonts.scss` has the same as ranges. Every page
 * preloads both.
 */
export const FONT_CHARACTERS = {
  cyrillic: ' \u00a0АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№\u0301',
  latin:
    '!"#%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|' +
    '«»©®°±²³µ·×„“”‘’–—…−→\u2009\u202f\u2060',
};
