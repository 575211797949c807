import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../../../src/pages/index.ts';
import { rulesOf, viewsByRoute } from './page-styles.ts';

const owners: Record<string, string> = { aa: 'Button', ab: 'Button', ba: 'Modal' };
const rules = (css: string) => rulesOf(css, ['Button'], (name) => owners[name]);

test.each([
  ['a rule of a required module is kept', '.aa{color:red}', '.aa{color:red}'],
  ['a rule of another module is removed', '.ba{color:red}.ab{top:0}', '.ab{top:0}'],
  ['a rule without a module is kept', 'h1,:root .zz{margin:0}', 'h1,:root .zz{margin:0}'],
  ['a list of selectors keeps the required ones', '.aa,.ba{top:0}', '.aa{top:0}'],
  ['a selector of two modules requires both', '.aa .ba{top:0}.aa .ab{top:1px}', '.aa .ab{top:1px}'],
  ['a query without rules is removed', '@media (width>=1px){.ba{top:0}}.aa{top:0}', '.aa{top:0}'],
  [
    'keyframes without their animation are removed',
    '@keyframes x{0%{top:0}}@keyframes y{0%{top:0}}.aa{animation:y 1s}',
    '@keyframes y{0%{top:0}}.aa{animation:y 1s}',
  ],
])('%s', (_, css, expected) => {
  expect(rules(css)).toBe(expected);
});

test('the views of all pages are read from the list of pages', () => {
  const views = viewsByRoute(path.join(import.meta.dirname, '../../../src/pages/index.ts'));
  expect(views.map(([name]) => name)).toEqual(Object.keys(pages));
  expect(views.filter(([, view]) => !existsSync(view))).toEqual([]);
});
