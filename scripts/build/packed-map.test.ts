import { expect, test } from 'vitest';
import { PackedMap } from './packed-map.ts';

test.each([0, 2, 100])('a map that packs all but %i values gives them back in the order of setting', (unpacked) => {
  const map = new PackedMap<{ text: string }>(unpacked);
  const texts = ['Сфера', '💧'.repeat(3), '', 'x'.repeat(5_000_000), '\u2028"\\'];
  texts.forEach((text, index) => map.set(`/${index}`, { text }));
  map.set('/1', { text: 'anew' });
  expect(map.size).toBe(5);
  expect([...map.keys()]).toEqual(['/0', '/1', '/2', '/3', '/4']);
  expect([...map.values()].map(({ text }) => text)).toEqual(['Сфера', 'anew', '', texts[3], texts[4]]);
  expect(map.get('/9')).toBeUndefined();
});

test('a packed value is a copy', () => {
  const map = new PackedMap<string[]>(0);
  const value = ['a'];
  map.set('key', value);
  value.push('b');
  map.get('key')?.push('c');
  expect(map.get('key')).toEqual(['a']);
});
