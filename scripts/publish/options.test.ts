import { describe, expect, it } from 'vitest';
import { readPathnames, readCount } from './options.ts';

describe('readAddresses', () => {
  it.each([
    [
      ['/news/', '/a b'],
      ['/news', '/a%20b'],
    ],
    [['["/news/x", "/about"]'], ['/news/x', '/about']],
    [['null', ''], []],
  ])('reads %j', (values, addresses) => {
    expect(readPathnames('look-at', values)).toEqual(addresses);
  });

  it.each(['["news"]', '{"a":1}', 'news', '/../x'])('refuses %s in one line', (text) => {
    expect(() => readPathnames('look-at', [text])).toThrow(/^--look-at: expected an address or a JSON list/);
  });
});

describe('readCount', () => {
  it('reads whole numbers only', () => {
    expect([readCount('allow', '12'), readCount('allow', undefined)]).toEqual([12, undefined]);
    expect(() => readCount('allow', 'all')).toThrow('--allow: expected a whole number, got «all»');
  });
});
