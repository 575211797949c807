/** The faces of the site: the name of the package, that of the face in it, and the subset in each file. */
export const FONT_FACES = [
  { family: 'geologica', weight: 300, face: '300Light/Geologica_300Light', subsets: ['all'] },
  { family: 'geologica', weight: 400, face: '400Regular/Geologica_400Regular', subsets: ['russian', 'latin'] },
  { family: 'geologica', weight: 500, face: '500Medium/Geologica_500Medium', subsets: ['all'] },
  { family: 'golos-text', weight: 400, face: '400Regular/GolosText_400Regular', subsets: ['russian', 'latin'] },
  { family: 'golos-text', weight: 500, face: '500Medium/GolosText_500Medium', subsets: ['all'] },
  { family: 'golos-text', weight: 600, face: '600SemiBold/GolosText_600SemiBold', subsets: ['all'] },
] as const;

const RUSSIAN =
  ' \u00a0АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№\u0301' +
  '!"#%&\'()*+,-./0123456789:;<=>?@[]_|' +
  '«»©®°±²³·×„“”‘’–—…−→\u2009\u202f\u2060';

/** Latin letters stand in brands, units and addresses. */
const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzµ';

/** The characters of Russian texts, by subset. `_fonts.scss` has the same as ranges. */
export const FONT_CHARACTERS = { russian: RUSSIAN, latin: LATIN, all: RUSSIAN + LATIN };
