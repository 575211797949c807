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
  const sprite = buildSprite([['dot', '<svg viewBox="0 0 24 24" stroke="currentColor"><circle r="1"/></svg>\n']]);
  expect(sprite).toContain('<symbol id="dot" viewBox="0 0 24 24"><circle r="1"/></symbol>');
});

it.each([
  ['<svg viewBox="0 0 16 16"><path d="M0 0"/></svg>'],
  ['<svg viewBox="0 0 24 24"><path d="M0 0"'],
  ['<?xml version="1.0"?><svg viewBox="0 0 24 24"><path d="M0 0"/></svg>'],
  ['<svg viewBox="0 0 24 24"><path style="fill: red" d="M0 0"/></svg>'],
  ['<svg viewBox="0 0 24 24"><style>.a{fill:red}</style><path class="a" d="M0 0"/></svg>'],
  ['<svg viewBox="0 0 24 24"></svg>'],
])('a glyph that would be no icon is refused by name: %s', (svg) => {
  expect(() => buildSprite([['dot', svg]])).toThrow('glyphs/dot.svg: expected an <svg> with viewBox="0 0 24 24"');
});
