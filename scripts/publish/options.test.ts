import { describe, expect, it } from 'vitest';
import { parsePathnames } from './options.ts';

describe('parsePathnames', () => {
  it.each([
    ['/news/', ['/before', '/news']],
    ['/a b', ['/before', '/a%20b']],
    ['["/news/x", "/about"]', ['/before', '/news/x', '/about']],
    ['null', ['/before']],
    ['', ['/before']],
  ])('adds %j to the pathnames before it', (text, addresses) => {
    expect(parsePathnames(text, ['/before'])).toEqual(addresses);
  });

  it.each(['["news"]', '{"a":1}', 'news', '/../x'])('refuses %s', (text) => {
    expect(() => parsePathnames(text, [])).toThrow(/^expected a path or a JSON list/);
  });
});
