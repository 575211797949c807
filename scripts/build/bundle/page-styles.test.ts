import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../../../src/pages/index.ts';
import { separateByPage, viewsByRoute } from './page-styles.ts';

const owners: Record<string, string> = {
  aa: 'Button',
  ab: 'Button',
  ba: 'Modal',
  ca: 'Card',
  da: 'Footer',
  ea: 'Hero',
  'Hero-columns2': 'Hero',
};
const modules = {
  layout: { first: ['Button'], all: ['Button', 'Footer'] },
  pages: { news: { first: ['Button', 'Hero'], all: ['Button', 'Footer', 'Hero', 'Modal'] } },
};
/** Without the rules that hide the rest of a page from Firefox for some time. */
const withoutHiding = (css = '') => css.replace(/@supports \(-moz.*$|:where\([^)]*\)\{animation:none\}$/, '');
const separate = (css: string) => {
  const { layout, whole, first, rest } = separateByPage(css, modules, (name) => owners[name]);
  return { layout, whole: withoutHiding(whole), first: withoutHiding(first.news), rest: withoutHiding(rest.news) };
};

test.each([
  [
    'a rule of the layout',
    '.aa{color:red}',
    { layout: '.aa{color:red}', whole: '', first: '.aa{color:red}', rest: '' },
  ],
  [
    'a rule of the layout below the first screen',
    '.da{top:0}',
    { layout: '.da{top:0}', whole: '.da{top:0}', first: '', rest: '.da{top:0}' },
  ],
  [
    'a rule of the first screen',
    '.ea{top:0}.ab{top:0}',
    { layout: '.ab{top:0}', whole: '.ea{top:0}', first: '.ea{top:0}.ab{top:0}', rest: '' },
  ],
  [
    'a rule of the first screen with a long name',
    '.Hero-columns2{top:0}',
    { layout: '', whole: '.Hero-columns2{top:0}', first: '.Hero-columns2{top:0}', rest: '' },
  ],
  [
    'a rule of a page',
    '.ba{color:red}.ab{top:0}',
    { layout: '.ab{top:0}', whole: '.ba{color:red}', first: '.ab{top:0}', rest: '.ba{color:red}' },
  ],
  ['a rule of another page', '.ca{top:0}', { layout: '', whole: '.ca{top:0}', first: '', rest: '' }],
  [
    'a rule without a class',
    'h1,:root{margin:0}',
    { layout: 'h1,:root{margin:0}', whole: '', first: 'h1,:root{margin:0}', rest: '' },
  ],
  [
    'a rule of a library',
    '.zz,:root .zz b{margin:0}',
    { layout: '', whole: '.zz,:root .zz b{margin:0}', first: '', rest: '' },
  ],
  [
    'a rule of a module with a class of another origin',
    '.aa .zz{top:0}.ba .zz{top:0}',
    { layout: '.aa .zz{top:0}', whole: '.ba .zz{top:0}', first: '.aa .zz{top:0}', rest: '.ba .zz{top:0}' },
  ],
  [
    'a list of selectors',
    '.aa,.ba{top:0}',
    { layout: '.aa{top:0}', whole: '.ba{top:0}', first: '.aa{top:0}', rest: '.ba{top:0}' },
  ],
  [
    'a selector of two modules',
    '.aa .ba{top:0}.ba .ca{top:1px}.ea .ba{top:0}',
    {
      layout: '',
      whole: '.aa .ba{top:0}.ba .ca{top:1px}.ea .ba{top:0}',
      first: '',
      rest: '.aa .ba{top:0}.ea .ba{top:0}',
    },
  ],
  [
    'a query, without its other rules',
    '@media (width>=1px){.ba{top:0}.ca{top:0}}.aa{top:0}',
    {
      layout: '.aa{top:0}',
      whole: '@media (width>=1px){.ba{top:0}.ca{top:0}}',
      first: '.aa{top:0}',
      rest: '@media (width>=1px){.ba{top:0}}',
    },
  ],
  [
    'keyframes, where they are used',
    '@keyframes x{0%{top:0}}@keyframes y{0%{top:0}}.aa{animation:y 1s}.ca{animation:x 1s}',
    {
      layout: '@keyframes y{0%{top:0}}.aa{animation:y 1s}',
      whole: '@keyframes x{0%{top:0}}.ca{animation:x 1s}',
      first: '@keyframes y{0%{top:0}}.aa{animation:y 1s}',
      rest: '',
    },
  ],
  [
    'a font',
    '@font-face{font-family:A}.ba{top:0}',
    {
      layout: '@font-face{font-family:A}',
      whole: '.ba{top:0}',
      first: '@font-face{font-family:A}',
      rest: '.ba{top:0}',
    },
  ],
])('%s is in the styles that need it', (_, css, expected) => {
  expect(separate(css)).toEqual(expected);
});

test('a navigation to a page loads all of its rules but those of every first screen, in their order', () => {
  const css = '.ba{top:0}.ea{top:0}.ab{top:0}.da{top:0}.ca{top:0}';
  const { pages: ofPages } = separateByPage(css, modules, (name) => owners[name]);
  expect(withoutHiding(ofPages.news)).toBe('.ba{top:0}.ea{top:0}.da{top:0}');
});

test('what follows the first screen is hidden until the styles of the page or of the site are in force', () => {
  const { layout, whole, first, rest, pages: ofPages } = separateByPage('', modules, () => undefined);
  expect(layout).toBe('');
  expect(first.news).toMatch(
    /^@supports \(-moz-appearance:none\).*:where\(.*\)\{animation:await-styles 3s step-end\}\}$/,
  );
  for (const css of [whole, rest.news, ofPages.news]) expect(css).toMatch(/^:where\(.*\)\{animation:none\}$/);
});

test('the views of all pages are read from the list of pages', () => {
  const views = viewsByRoute(path.join(import.meta.dirname, '../../../src/pages/index.ts'));
  expect(views.map(([name]) => name)).toEqual(Object.keys(pages));
  expect(views.flatMap(([, files]) => files).filter((file) => !existsSync(file))).toEqual([]);
  expect(views.filter(([, files]) => files.length > 1).map(([name]) => name)).toEqual(
    Object.entries(pages).flatMap(([name, { rest }]) => (rest ? [name] : [])),
  );
});
