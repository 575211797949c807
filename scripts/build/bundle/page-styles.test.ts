import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../../../src/pages/index.ts';
import { separateByPage, viewsByRoute } from './page-styles.ts';

const owners: Record<string, string> = { aa: 'Button', ab: 'Button', ba: 'Modal', ca: 'Card' };
const separate = (css: string) =>
  separateByPage(css, { layout: ['Button'], news: ['Button', 'Modal'] }, (name) => owners[name]);

test.each([
  ['a rule of the layout', '.aa{color:red}', { layout: '.aa{color:red}', rest: '', news: '' }],
  [
    'a rule of a page',
    '.ba{color:red}.ab{top:0}',
    { layout: '.ab{top:0}', rest: '.ba{color:red}', news: '.ba{color:red}' },
  ],
  ['a rule of another page', '.ca{top:0}', { layout: '', rest: '.ca{top:0}', news: '' }],
  ['a rule without a class', 'h1,:root{margin:0}', { layout: 'h1,:root{margin:0}', rest: '', news: '' }],
  ['a rule of a library', '.zz,:root .zz b{margin:0}', { layout: '', rest: '.zz,:root .zz b{margin:0}', news: '' }],
  [
    'a rule of a module with a class of another origin',
    '.aa .zz{top:0}.ba .zz{top:0}',
    { layout: '.aa .zz{top:0}', rest: '.ba .zz{top:0}', news: '.ba .zz{top:0}' },
  ],
  ['a list of selectors', '.aa,.ba{top:0}', { layout: '.aa{top:0}', rest: '.ba{top:0}', news: '.ba{top:0}' }],
  [
    'a selector of two modules',
    '.aa .ba{top:0}.ba .ca{top:1px}',
    { layout: '', rest: '.aa .ba{top:0}.ba .ca{top:1px}', news: '.aa .ba{top:0}' },
  ],
  [
    'a query, without its other rules',
    '@media (width>=1px){.ba{top:0}.ca{top:0}}.aa{top:0}',
    {
      layout: '.aa{top:0}',
      rest: '@media (width>=1px){.ba{top:0}.ca{top:0}}',
      news: '@media (width>=1px){.ba{top:0}}',
    },
  ],
  [
    'keyframes, where they are used',
    '@keyframes x{0%{top:0}}@keyframes y{0%{top:0}}.aa{animation:y 1s}.ca{animation:x 1s}',
    {
      layout: '@keyframes y{0%{top:0}}.aa{animation:y 1s}',
      rest: '@keyframes x{0%{top:0}}.ca{animation:x 1s}',
      news: '',
    },
  ],
  [
    'a font',
    '@font-face{font-family:A}.ba{top:0}',
    { layout: '@font-face{font-family:A}', rest: '.ba{top:0}', news: '.ba{top:0}' },
  ],
])('%s is in the styles that need it', (_, css, expected) => {
  const { layout, rest, pages: ofPages } = separate(css);
  expect({ layout, rest, ...ofPages }).toEqual(expected);
});

test('the views of all pages are read from the list of pages', () => {
  const views = viewsByRoute(path.join(import.meta.dirname, '../../../src/pages/index.ts'));
  expect(views.map(([name]) => name)).toEqual(Object.keys(pages));
  expect(views.filter(([, view]) => !existsSync(view))).toEqual([]);
});
