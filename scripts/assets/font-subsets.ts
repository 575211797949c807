import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS, FONT_FACES } from '../../src/styles/fonts/characters.ts';

const resolve = createRequire(import.meta.url).resolve;

/** Kerning, the stress mark above a vowel, and digits of equal width for tables. */
const FEATURES = ['kern', 'mark', 'tnum'];

/**
 * Subsets the site's fonts to the characters of Russian texts, for each weight that the styles use. Other characters are in the
 * packages' own files, loaded on demand.
 */
export async function writeFontSubsets(root: string): Promise<void> {
  for (const { family, weight, face, subsets } of FONT_FACES) {
    const whole = readFileSync(resolve(`@expo-google-fonts/${family}/${face}.ttf`));
    for (const subset of subsets) {
      const options = { targetFormat: 'woff2', keepFeatures: FEATURES } as const;
      const cut = await subsetFont(whole, FONT_CHARACTERS[subset], options);
      writeFileSync(path.join(root, `src/styles/fonts/${family}-${weight}-${subset}.woff2`), cut);
    }
  }
}
