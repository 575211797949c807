import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startDemoApi } from './server.ts';
import type { DemoApi } from './server.ts';
import { createClient, pageOf } from './testing/client.ts';
import type { Client } from './testing/client.ts';
import { createFixture } from './testing/fixture.ts';

let api: DemoApi;
let client: Client;

beforeAll(async () => {
  api = await startDemoApi({ ...(await createFixture()), port: 0 });
  client = createClient(api.url);
});
afterAll(() => api.close());

const idsOf = async (path: string) =>
  (await client.get(path, pageOf(z.object({ id: z.number() })))).items.map(({ id }) => id);
const found = z.object({ id: z.number() });

test('a list has pages of twelve, the newest first', async () => {
  expect(await idsOf('news')).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(await idsOf('news?page=2')).toEqual([13]);
  expect(await idsOf('news?page=3')).toEqual([]);
});

test('a detail is found by id and by slug', async () => {
  expect(await client.get('equipment/1', found)).toEqual(await client.get('equipment/sfera-a-1200', found));
});

test.each([
  'news/999',
  'equipment/nothing',
  'page/nothing',
  'article/section/nothing/items',
  'document/999/download',
  'handbook/handbook-value/nothing',
  'document/download-zip?ids[]=999',
])('%s is not found: code 107 with status 200', async (path) => {
  const reply = await client.fetch(path);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(await client.failure(path)).toEqual({ code: 107, message: 'Запись не найдена' });
});

test('an unknown path is a 404, a wrong method a 405', async () => {
  expect((await client.fetch('nothing')).status).toBe(404);
  expect((await fetch(`${api.url}/etc/passwd`)).status).toBe(404);
  expect((await client.fetch('settings', { method: 'POST' })).status).toBe(405);
});

test('a page that is not a number is a validation error of that field', async () => {
  expect(await client.failure('news?page=x')).toMatchObject({ code: 2, message: { page: [expect.any(String)] } });
});

test.each([
  ['article/section/all/items', [2, 1]],
  ['article/section/1/items', [1]],
  ['article/section/voda/items', [2]],
  ['article/section/all/items?industry=meditsina', [1]],
  ['article/section/all/items?industry=1', [1]],
  ['article/section/voda/items?industry=meditsina', []],
  ['article/section/all/items?industry=nothing', []],
  ['article/section/all/items?search=жёсткой', [2]],
  ['article/section/vozdukh/items?search=жёсткой', []],
  ['video', [2, 1]],
  ['video?year=2025', [1]],
  ['project', [2, 1]],
  ['document?category=3', [101]],
  ['document?kind=document', [501]],
  ['document?kind=technical&search=масса', [101]],
  ['document?kind=certificate', []],
])('%s gives %j', async (path, expected) => {
  expect(await idsOf(path)).toEqual(expected);
});

test('options list the available values', async () => {
  const options = z.array(z.strictObject({ value: z.string(), label: z.string() }));
  expect(await client.get('article/industries-options', options)).toEqual([{ value: 'meditsina', label: 'Медицина' }]);
  expect((await client.get('video/years-options', options)).map(({ value }) => value)).toEqual(['2026', '2025']);
});

test('handbook values are searched and paged', async () => {
  const values = pageOf(z.strictObject({ value: z.string(), label: z.string() }));
  const moscow = { value: 'msk', label: 'Москва' };
  expect((await client.get('handbook/handbook-value/town?search=моск', values)).items).toEqual([moscow]);
  expect(await client.get('handbook/handbook-value/town?perPage=1', values)).toMatchObject({
    items: [moscow],
    lastPage: 2,
  });
});

test('fast search groups its results, and the counts include results that it does not return', async () => {
  const anything = z.record(z.string(), z.unknown());
  expect(await client.get('search/fast-search?search=сфера&resultsNumber=1', anything)).toMatchObject({
    hasResults: true,
    equipment: { count: 2, items: [{ id: 1, name: 'Обеззараживатель воздуха «Сфера А-1200»' }] },
    industrySolution: { count: 0, items: [] },
    document: { count: 1, items: [{ name: 'Паспорт «Сфера А-1200»', file: { extension: 'pdf' } }] },
  });
  expect(await client.get('search/fast-search?search=рециркулятор', anything)).toMatchObject({
    article: { count: 1, items: [{ slug: 'kak-vybrat', name: 'Как выбрать рециркулятор' }] },
  });
});

test.each(['сф', '  сф  ', '', '«…»'])('«%s» is too short for a search', async (text) => {
  const reply = await client.get(
    `search/fast-search?search=${encodeURIComponent(text)}`,
    z.object({ hasResults: z.boolean() }),
  );
  expect(reply.hasResults).toBe(false);
  expect(await idsOf(`search/in-category?category=1&search=${encodeURIComponent(text)}`)).toEqual([]);
});

test.each([
  [1, 'бассейнов', [2]],
  [2, 'ламинарным', [1]],
  [3, 'паспорта', [101]],
  [4, 'кратность', [1]],
])('category %i is searched for «%s»', async (category, text, expected) => {
  expect(await idsOf(`search/in-category?category=${category}&search=${encodeURIComponent(text)}`)).toEqual(expected);
});

test('a search without a category is a validation error', async () => {
  expect(await client.failure('search/in-category?search=воздух&category=5')).toMatchObject({ code: 2 });
});

test('pictures in rich text get a URL, a size and an alternative text', async () => {
  const { html } = await client.get('equipment/1', z.object({ html: z.string() }));
  expect(html).toBe(
    `<p>Фильтр HEPA <img src="${api.url}/media/_medium/unit.jpg" alt="Передвижной «очиститель»" width="1600" height="1200"></p>`,
  );
});
