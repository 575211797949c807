import { afterEach, expect, test, vi } from 'vitest';
import { DiskMap } from './disk-map.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([0, 2, 100])('a map with %i values in memory returns all values in the order of insertion', (inMemory) => {
  const map = new DiskMap<{ text: string }>(inMemory);
  const texts = ['Сфера', '💧'.repeat(3), '', 'x'.repeat(5_000_000), '\u2028"\\', 'я'.repeat(5_000_000)];
  texts.forEach((text, index) => map.set(`/${index}`, { text }));
  map.set('/1', { text: 'anew' });
  expect(map.size).toBe(6);
  expect([...map.keys()]).toEqual(['/0', '/1', '/2', '/3', '/4', '/5']);
  expect([...map.values()].map(({ text }) => text)).toEqual(['Сфера', 'anew', ...texts.slice(2)]);
  expect(map.get('/9')).toBeUndefined();
});

test('a growing map returns its values in any order', () => {
  const map = new DiskMap<{ text: string }>(10);
  const text = (index: number) => `${index} `.repeat(2000);
  for (let index = 0; index < 2000; index++) {
    map.set(`/${index}`, { text: text(index) });
    const other = (index * 7919) % (index + 1);
    expect(map.get(`/${other}`)?.text).toBe(text(other));
  }
  let index = 0;
  for (const value of map.values()) expect(value.text).toBe(text(index++));
  expect(index).toBe(2000);
});

test.each([0, 1])('a map with %i values in memory is not affected by later changes of a value', (inMemory) => {
  const map = new DiskMap<string[]>(inMemory);
  const value = ['a'];
  map.set('key', value);
  value.push('b');
  expect(map.get('key')).toEqual(['a']);
});

test.each([0, 1, 2])(
  'maps with %i values in memory hold values that are JSON already, and those of each other',
  (inMemory) => {
    const map = new DiskMap<{ name: string; text: string }>(inMemory);
    for (const name of ['a', 'b'])
      map.addJson(JSON.stringify({ name, text: `${name} `.repeat(9) }), (value) => value.name);
    const other = new DiskMap<{ name: string; text: string }>(inMemory);
    other.addFrom(map, 'b').addFrom(map, 'a');
    expect([...other]).toEqual([
      ['b', { name: 'b', text: 'b '.repeat(9) }],
      ['a', { name: 'a', text: 'a '.repeat(9) }],
    ]);
    expect(Array.from(other.texts(), (text) => JSON.parse(text) as unknown)).toEqual([...other.values()]);
    expect(() => other.addFrom(map, 'c')).toThrow('no c');
  },
);

test('a map whose folder is not writable throws an error with the reason', () => {
  vi.stubEnv('TMPDIR', '/dev/null');
  expect(() => new DiskMap(0).set('key', {})).toThrow(/\/dev\/null/);
});
