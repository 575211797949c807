import { expect, test } from 'vitest';
import { documentPieces } from './document.ts';

const assets = {
  styles: ['/layout.css'],
  firstStyles: { news: { css: 'h1{color:red}', hash: "'sha256-AAAA'" } },
  restStyles: { news: '/rest-news.css' },
  modules: [],
};
const head = { title: 'Новости', description: 'Новости «Чистосферы»' };
const sheetsOf = (part = '') =>
  Array.from(
    part.matchAll(/<style>(.+?)<\/style>|<link rel="stylesheet" href="([^"]+)"/g),
    ([, css, href]) => css ?? href,
  );

test.each([
  [
    'whose first screen ends in its markup',
    'news' as const,
    ['<main><h1>А</h1><link rel="stylesheet" href="/rest-news.css"/></main>'],
    [['h1{color:red}'], ['/rest-news.css']],
  ],
  [
    'whose first screen does not end',
    'news' as const,
    ['<main><h1>А</h1></main>'],
    [['h1{color:red}', '/rest-news.css'], []],
  ],
  ['of an error', undefined, ['<main></main>'], [['/layout.css'], []]],
])('a page %s has each of its sheets once', (_, page, body, sheets) => {
  const html = documentPieces({ page, head, structuredData: [], assets, body, state: ['{}'] }).join('');
  expect(html.split('<body>').map(sheetsOf)).toEqual(sheets);
});

test('a page without a description is described by its title', () => {
  const bare = { title: 'Акт', description: '' };
  const html = documentPieces({ page: 'news', head: bare, structuredData: [], assets, body: [''], state: ['{}'] }).join(
    '',
  );
  expect(html).toContain('<meta name="description" content="Акт — Чистосфера">');
  expect(html).toContain('<meta property="og:description" content="Акт — Чистосфера">');
});
