import { expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { ref } from '../testing/fixtures.ts';
import { load } from './data.ts';

const industry = (id: number, slug: string, title: string) => ({ ...ref(id, slug, title), lead: '' });
const solution = (id: number, of: ReturnType<typeof ref>) => ({
  id,
  slug: `solution-${id}`,
  title: `Решение ${id}`,
  lead: '',
  industry: of,
});

const groupsOf = async (industries: ReturnType<typeof industry>[], solutions: ReturnType<typeof solution>[]) => {
  const api = fakeApi({
    industries: { all: async () => industries },
    industrySolutions: { all: async () => solutions },
  });
  const { groups } = await load({ api, params: {}, page: 1, today: '2026-11-21' });
  return groups.map((group) => [group.title, group.solutions.map(({ slug }) => slug)]);
};

const medicine = industry(7, 'meditsina', 'Медицина');
const water = industry(8, 'voda', 'Водоканалы');

test('solutions are grouped by industry in the order of the industries; an empty industry is left out', async () => {
  const solutions = [solution(1, ref(8, 'voda', 'Водоканалы')), solution(2, ref(7, 'meditsina', 'Медицина'))];
  expect(await groupsOf([medicine, industry(9, 'pusto', 'Пусто'), water], solutions)).toEqual([
    ['Медицина', ['solution-2']],
    ['Водоканалы', ['solution-1']],
  ]);
});

test('a solution of an unlisted industry is in a group with the industry title of the solution', async () => {
  const school = ref(5, 'shkoly', 'Школы');
  const solutions = [solution(1, school), solution(2, ref(7, 'meditsina', 'Медицина')), solution(3, school)];
  expect(await groupsOf([medicine], solutions)).toEqual([
    ['Медицина', ['solution-2']],
    ['Школы', ['solution-1', 'solution-3']],
  ]);
});

test('an industry with another id and the same slug does not create a second group', async () => {
  expect(await groupsOf([medicine], [solution(1, ref(70, 'meditsina', 'Медицина'))])).toEqual([
    ['Медицина', ['solution-1']],
  ]);
});
