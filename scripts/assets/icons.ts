/** Puts the glyphs of src/ui/Icon/glyphs into one sprite and lists their names. Run it after adding a glyph. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildNames, buildSprite } from './icon-sprite.ts';

const folder = join(import.meta.dirname, '../../src/ui/Icon');
const names = readdirSync(join(folder, 'glyphs'))
  .map((file) => basename(file, '.svg'))
  .toSorted();
const glyphs = names.map((name): [string, string] => [
  name,
  readFileSync(join(folder, 'glyphs', `${name}.svg`), 'utf8'),
]);

writeFileSync(join(folder, 'sprite.svg'), buildSprite(glyphs));
writeFileSync(join(folder, 'icon-names.ts'), buildNames(names));
console.log(`${names.length} icons`);
