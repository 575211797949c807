import { expect, test } from 'vitest';
import type { Project, ProjectSummary } from '../../api/resources/project.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { picture, project, ref } from '../testing/fixtures.ts';
import { ancestors, head, load } from './data.ts';

const item: Project = {
  ...project(1, 2025, { town: 'Казань', industry: ref(7, 'meditsina', 'Медицина'), image: picture('hall') }),
  gallery: [],
  task: '<p>Задача</p>',
  solution: '',
  result: '<p>Результат</p>',
  results: [],
  equipment: [],
  review: { id: 1, author: 'И. Орлов', position: 'инженер', company: 'Больница', text: 'Тихо.' },
};
const loadItem = async (found: Project, list: ProjectSummary[] = [found]) =>
  load({
    api: fakeApi({ projects: { get: async () => found, all: async () => list } }),
    params: { slug: found.slug },
    page: 1,
    today: '2026-11-21',
  });
const data = await loadItem(item);

test('stages without a text are left out', () => {
  expect(data.story.map(({ title }) => title)).toEqual(['Задача', 'Результат']);
});

test('the result has at most three figures and needs no text', async () => {
  const results = ['0', '99,9 %', '−18 %', '4'].map((value) => ({ value, label: `показатель ${value}` }));
  const { story } = await loadItem({ ...item, result: '', results });
  expect(story.at(-1)).toEqual({ title: 'Результат', html: '', figures: results.slice(0, 3) });
});

test('a review names its author; a project may have no review and no industry', async () => {
  expect(data.review).toMatchObject({ author: 'И. Орлов', role: 'инженер, Больница' });
  const bare = await loadItem({ ...item, review: undefined, industry: undefined });
  expect([bare.review, bare.industry]).toEqual([undefined, undefined]);
});

test('the head has the project’s picture, the breadcrumbs include the list', () => {
  expect(head(data)).toMatchObject({ title: 'Объект 1', image: picture('hall') });
  expect(ancestors().map(({ href }) => href)).toEqual(['/project']);
});

test('a project links to the next one of the list, the last to the first', async () => {
  const list = [project(1, 2025), project(2, 2024), project(3, 2026)];
  expect((await loadItem(item, list)).next).toEqual({ slug: 'project-2', title: 'Объект 2' });
  expect((await loadItem({ ...item, id: 2 }, list)).next).toEqual({ slug: 'project-3', title: 'Объект 3' });
  expect(data.next).toBeUndefined();
});
