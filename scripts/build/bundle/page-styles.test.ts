import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../../../src/pages/index.ts';
import { rulesOf, viewsByRoute } from './page-styles.ts';

const owners: Record<string, string> = { aa: 'Button', ab: 'Button', ba: 'Modal' };
const rules = (css: string) => rulesOf(css, ['Button'], (name) => owners[name]);

test.each([
  ['a rule of a module that is needed stays', '.aa{color:red}', '.aa{color:red}'],
  ['one of another module goes', '.ba{color:red}.ab{top:0}', '.ab{top:0}'],
  ['what no module owns stays', 'h1,:root .zz{margin:0}', 'h1,:root .zz{margin:0}'],
  ['of a list of selectors only those that are needed stay', '.aa,.ba{top:0}', '.aa{top:0}'],
  ['a selector that joins modules needs both', '.aa .ba{top:0}.aa .ab{top:1px}', '.aa .ab{top:1px}'],
  ['a query goes with its last rule', '@media (width>=1px){.ba{top:0}}.aa{top:0}', '.aa{top:0}'],
  [
    'frames go with the animation',
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
