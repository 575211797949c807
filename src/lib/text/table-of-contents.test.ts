import { expect, it } from 'vitest';
import { tableOfContents } from './table-of-contents.ts';

it('lists the headings with ids, in order', () => {
  const html =
    '<h2 id="h-voda">Вода &amp; <em>воздух</em></h2><p>…</p><h3 lang="ru" id="h-uf" dir="ltr">УФ<br />лампы</h3><h2 id="x">нет</h2><h2>нет</h2>';
  expect(tableOfContents(html)).toEqual([
    { id: 'h-voda', text: 'Вода & воздух', level: 2 },
    { id: 'h-uf', text: 'УФ лампы', level: 3 },
  ]);
});

it('is empty without headings', () => {
  expect(tableOfContents('<p>Текст</p>')).toEqual([]);
});
