import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildNames, buildSprite } from './icon-sprite.ts';

/** Combines the glyphs of src/ui/Icon/glyphs into one sprite and writes the list of their names. */
export function writeIcons(root: string): void {
  const folder = path.join(root, 'src/ui/Icon');
  const names = readdirSync(path.join(folder, 'glyphs'))
    .map((file) => path.basename(file, '.svg'))
    .toSorted();
  const glyphs = names.map((name): [string, string] => [
    name,
    readFileSync(path.join(folder, 'glyphs', `${name}.svg`), 'utf8'),
  ]);
  writeFileSync(path.join(folder, 'sprite.svg'), buildSprite(glyphs));
  writeFileSync(path.join(folder, 'icon-names.ts'), buildNames(names));
}
