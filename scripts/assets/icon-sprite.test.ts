import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildNames, buildSprite } from './icon-sprite.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../src/ui/Icon', file), 'utf8');
const names = readdirSync(join(import.meta.dirname, '../../src/ui/Icon/glyphs'))
  .map((file) => file.replace('.svg', ''))
  .toSorted();

it('the sprite has every glyph: after adding one, run `npm run assets`', () => {
  expect(read('sprite.svg')).toBe(buildSprite(names.map((name) => [name, read(`glyphs/${name}.svg`)])));
  expect(read('icon-names.ts')).toBe(buildNames(names));
});

it('the sprite keeps the paths of a glyph and drops its svg element', () => {
  const sprite = buildSprite([['dot', '<svg width="24" stroke="currentColor"><circle r="1"/></svg>\n']]);
  expect(sprite).toContain('<symbol id="dot" viewBox="0 0 24 24"><circle r="1"/></symbol>');
});
