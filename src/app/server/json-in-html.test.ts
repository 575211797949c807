import { expect, it } from 'vitest';
import { escapeJsonForHtml } from './json-in-html.ts';

it.each(['</script><script>alert(1)</script>', '<!-- ', 'a\u2028b\u2029c', '\ud800', '$& {{x}} `${y}`', ']]>'])(
  'escapes %j without a character that HTML interprets, and parses back to the same value',
  (text) => {
    const json = escapeJsonForHtml(JSON.stringify({ text }));
    expect(json).not.toMatch(/[<>\u2028\u2029]|\p{Surrogate}/u);
    expect(JSON.parse(json)).toEqual({ text });
  },
);
