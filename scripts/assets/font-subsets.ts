import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS, FONTS } from '../../src/styles/fonts/characters.ts';

const resolve = createRequire(import.meta.url).resolve;

/**
 * Subsets the site's fonts to the characters of Russian texts, at the weights that the styles use. Other characters are in the
 * packages' own files, loaded on demand.
 */
export async function writeFontSubsets(root: string): Promise<void> {
  for (const { name, weights } of FONTS) {
    for (const [subset, characters] of Object.entries(FONT_CHARACTERS)) {
      const whole = readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`));
      const [min, max] = weights;
      const cut = await subsetFont(whole, characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: { min, max } },
        // Letters need no alternative glyphs; digits do, for tables.
        noLayoutClosure: subset === 'cyrillic',
      });
      writeFileSync(path.join(root, `src/styles/fonts/${name}-${subset}.woff2`), cut);
    }
  }
}
