import { describe, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { ref } from '../testing/fixtures.ts';
import { entries, head, load } from './data.ts';

const industry = (id: number, slug: string, title: string) => ({ ...ref(id, slug, title), lead: '' });
const solution = (id: number, of: ReturnType<typeof ref>) => ({
  id,
  slug: `solution-${id}`,
  title: `Решение ${id}`,
  lead: '',
  industry: of,
});

const apiOf = (industries: ReturnType<typeof industry>[], solutions: ReturnType<typeof solution>[]) =>
  fakeApi({ industries: { all: async () => industries }, industrySolutions: { all: async () => solutions } });

const rowsOf = async (...content: Parameters<typeof apiOf>) => {
  const { items } = await load({ api: apiOf(...content), params: {}, page: 1, today: '2026-11-21' });
  return items.map(({ industry: { title }, slug }) => `${title}: ${slug}`);
};

const medicine = industry(7, 'meditsina', 'Медицина');
const water = industry(8, 'voda', 'Водоканалы');

test('solutions are grouped by industry in the order of the industries; an empty industry is left out', async () => {
  const solutions = [solution(1, ref(8, 'voda', 'Водоканалы')), solution(2, ref(7, 'meditsina', 'Медицина'))];
  expect(await rowsOf([medicine, industry(9, 'pusto', 'Пусто'), water], solutions)).toEqual([
    'Медицина: solution-2',
    'Водоканалы: solution-1',
  ]);
});

test('a solution of an unlisted industry is in a group with the industry title of the solution', async () => {
  const school = ref(5, 'shkoly', 'Школы');
  const solutions = [solution(1, school), solution(2, ref(7, 'meditsina', 'Медицина')), solution(3, school)];
  expect(await rowsOf([medicine], solutions)).toEqual([
    'Медицина: solution-2',
    'Школы: solution-1',
    'Школы: solution-3',
  ]);
});

test('an industry with another id and the same slug does not create a second group', async () => {
  expect(await rowsOf([medicine], [solution(1, ref(70, 'meditsina', 'Медицина'))])).toEqual(['Медицина: solution-1']);
});

describe('a list of several pages', () => {
  /** Every third one of 70 solutions is of medicine, the other 46 of water. */
  const solutions = Array.from({ length: 70 }, (_, index) =>
    solution(index + 1, index % 3 === 0 ? ref(7, 'meditsina', 'Медицина') : ref(8, 'voda', 'Водоканалы')),
  );
  const api = apiOf([medicine, water], solutions);
  const pageOf = (page: number) => load({ api, params: {}, page, today: '2026-11-21' });

  test('every solution stands on one page, those of an industry one after the other', async () => {
    const pages = await Promise.all([1, 2, 3].map(pageOf));
    expect(pages.map(({ items }) => items.length)).toEqual([30, 30, 10]);
    const slugs = pages.flatMap(({ items }) => items.map(({ industry: { slug } }) => slug));
    expect(slugs).toEqual([...Array<string>(24).fill('meditsina'), ...Array<string>(46).fill('voda')]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ slug }) => slug))).size).toBe(70);
  });

  test('has an entry with the number of its pages', async () => {
    expect(await entries({ api })).toMatchObject([{ pages: 3 }]);
  });

  test('has a title for each page', async () => {
    expect(head(await pageOf(1)).title).toBe('Готовые решения для отраслей');
    expect(head(await pageOf(3)).title).toBe('Готовые решения для отраслей, страница 3');
  });
});
