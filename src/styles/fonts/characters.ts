/** The families of the site and the weights that its styles use, by the names of their packages. */
export const FONTS = [
  { name: 'geologica', weights: [300, 600] },
  { name: 'golos-text', weights: [400, 600] },
] as const;

/** What Russian texts are made of, by the subset of the packages that holds it. `_fonts.scss` has the same as ranges. */
export const FONT_CHARACTERS = {
  cyrillic: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№\u0301',
  latin:
    ' !"#%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|' +
    '\u00a0«»©®°±²³µ·×„“”‘’–—…−→\u2009\u202f\u2060',
};
