import { expect, it } from 'vitest';
import { wrapTables } from './wrap-tables.ts';

it('frames every table and nothing else', () => {
  const html = '<p>a</p><table class="x"><tr><td>1</td></tr></table><TABLE><tr><td>2</td></tr></TABLE>';
  const frame = '<div class="table-wrapper" role="group" tabindex="0" aria-label="Таблица">';
  expect(wrapTables(html, 'Таблица')).toBe(
    `<p>a</p>${frame}<table class="x"><tr><td>1</td></tr></table></div>${frame}<table><tr><td>2</td></tr></table></div>`,
  );
});

it('leaves words that only begin like a table alone', () => {
  expect(wrapTables('<p>&lt;table&gt; <tablet>x</tablet></p>', 'Таблица')).not.toContain('table-wrapper');
});
