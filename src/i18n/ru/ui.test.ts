import { expect, test } from 'vitest';
import { articlesAndNews } from './articles-and-news.ts';
import { ui } from './ui.ts';

test('the texts of a gallery do not call its pictures photographs, since some are drawings', () => {
  const names = [ui.gallery, ui.photo(1, 3), ...Object.values(ui.lightbox), articlesAndNews.photos];
  expect(names.filter((name) => /фото/i.test(name))).toEqual([]);
});
