/** Puts the glyphs of src/ui/Icon/glyphs into one sprite and lists their names. Run it after adding a glyph. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildNames, buildSprite } from '../src/ui/Icon/build-sprite.ts';

const folder = join(import.meta.dirname, '../src/ui/Icon');
const files = readdirSync(join(folder, 'glyphs')).sort();
const glyphs = files.map((file): [string, string] => [
  basename(file, '.svg'),
  readFileSync(join(folder, 'glyphs', file), 'utf8'),
]);

writeFileSync(join(folder, 'sprite.svg'), buildSprite(glyphs));
writeFileSync(join(folder, 'names.ts'), buildNames(glyphs.map(([name]) => name)));
console.log(`${glyphs.length} icons`);
