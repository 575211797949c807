import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// pdfkit embeds a subset of each font, so it needs whole files with both alphabets: the web fonts of the site are split by
// alphabet.
const { resolve } = createRequire(import.meta.url);
const load = (file: string) => readFileSync(resolve(`@expo-google-fonts/golos-text/${file}`));

export const regular = load('400Regular/GolosText_400Regular.ttf');
export const bold = load('700Bold/GolosText_700Bold.ttf');

/** Replacements for characters that the font lacks: similar ones, or none for invisible ones. */
const SUBSTITUTES: Record<string, string> = {
  '\u03bc': '\u00b5',
  '\u2205': '\u00d8',
  '\u2300': '\u00d8',
  '\u00ad': '',
  '\u2060': '',
};

export const toDrawable = (text: string) =>
  text.replace(/[\u03bc\u2205\u2300\u00ad\u2060]/g, (mark) => SUBSTITUTES[mark] ?? mark);
