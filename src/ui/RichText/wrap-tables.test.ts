import { expect, it } from 'vitest';
import { wrapTables } from './wrap-tables.ts';

it('every table is wrapped and nothing else', () => {
  const html = '<p>a</p><table class="x"><tr><td>1</td></tr></table><TABLE><tr><td>2</td></tr></TABLE>';
  const frame = '<div class="table-wrapper" role="group" tabindex="0" aria-label="Таблица">';
  expect(wrapTables(html, 'Таблица')).toBe(
    `<p>a</p>${frame}<table class="x"><tr><td>1</td></tr></table></div>${frame}<TABLE><tr><td>2</td></tr></TABLE></div>`,
  );
});

it('tags that only begin like a table are ignored', () => {
  expect(wrapTables('<p>&lt;table&gt; <tablet>x</tablet></p>', 'Таблица')).not.toContain('table-wrapper');
});

it('each cell of a small table has the name of its column, for phones', () => {
  const html =
    '<table><thead><tr><th>Чаша</th><th>Доза, <b>мДж</b></th><th>Что «ставим»</th></tr></thead><tbody><tr><th>А</th><td>60</td><td>В</td></tr></tbody></table>';
  const wrapped = wrapTables(html, 'Таблица');
  expect(wrapped).toContain('class="table-wrapper table-cards"');
  expect(wrapped).toContain(
    '<tr><th data-column="Чаша">А</th><td data-column="Доза, мДж">60</td><td data-column="Что «ставим»">В</td></tr>',
  );
});

it.each([
  [
    'two columns',
    '<table><thead><tr><th>А</th><th>Б</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  ['no header', '<table><tr><td>1</td><td>2</td><td>3</td></tr></table>'],
  [
    'merged cells',
    '<table><thead><tr><th>А</th><th>Б</th><th>В</th></tr></thead><tbody><tr><td colspan="3">1</td></tr></tbody></table>',
  ],
])('a table with %s has no column names in its cells', (_, html) => {
  expect(wrapTables(html, 'Таблица')).not.toMatch(/table-cards|data-column/);
});

it('a nested table stays complete in the wrapper of the outer one; the following content is after the wrapper', () => {
  const table = '<table><tr><td>1<table><tr><td>2</td></tr></table></td></tr></table>';
  const html = wrapTables(`${table}<p>Дальше</p>${table}`, 'Таблица');
  expect(html.replaceAll(/<div [^>]*>/g, '<div>')).toBe(`<div>${table}</div><p>Дальше</p><div>${table}</div>`);
});
