import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { staticPageSlugs } from '../../src/api/resources/static-page.ts';
import { startDemoApi } from './server.ts';
import type { DemoApi } from './server.ts';
import { createClient, pageOf } from './testing/client.ts';
import type { Client } from './testing/client.ts';
import * as contract from './testing/contract.ts';
import { entries } from './testing/real-entries.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

let api: DemoApi;
let client: Client;

beforeAll(async () => {
  api = await startDemoApi({ port: 0, dataDir: temporaryFolder() });
  client = createClient(api.url);
}, 60_000);
afterAll(() => api.close());

async function everyItem<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>[]> {
  const items: z.output<S>[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const reply = await client.get(`${path}${path.includes('?') ? '&' : '?'}page=${page}`, pageOf(schema));
    items.push(...reply.items);
    lastPage = reply.lastPage;
  }
  return items;
}

test.each([
  ['news', 24, contract.newsSummary],
  ['article/section', 4, contract.articleSection],
  ['article/section/all/items', 20, contract.articleSummary],
  ['article/section/vodopodgotovka/items', 1, contract.articleSummary],
  ['equipment', 22, contract.listedEquipment],
  ['equipment-type', 8, contract.equipmentType],
  ['industry', 8, contract.industrySummary],
  ['industry-solution', 13, contract.solutionSummary],
  ['project', 12, contract.projectSummary],
  ['review', 6, contract.review],
  ['video', 11, contract.video],
  ['video?year=2025', 1, contract.video],
  ['document-category', 7, contract.documentCategory],
  ['document', 51, contract.document],
  ['document?kind=technical', 20, contract.document],
  ['document?category=1', 4, contract.document],
  ['search/in-category?category=1&search=воздуха', 1, contract.equipmentSummary],
  ['search/in-category?category=2&search=воды', 1, contract.solutionSummary],
  ['search/in-category?category=3&search=паспорт', 1, contract.document],
  ['search/in-category?category=4&search=фильтр', 1, contract.articleSummary],
])('%s lists at least %i entries that match the contract', async (path, count, schema: z.ZodType) => {
  expect((await everyItem(path, schema)).length).toBeGreaterThanOrEqual(count);
});

test.each([
  ['news', 'news', contract.newsItem],
  ['article/section/all/items', 'article', contract.article],
  ['equipment', 'equipment', contract.equipment],
  ['industry', 'industry', contract.industry],
  ['industry-solution', 'industry-solution', contract.solution],
  ['project', 'project', contract.project],
])('each entry of %s has its detail, by id and by slug', async (list, detail, schema: z.ZodType) => {
  for (const { id, slug } of await everyItem(list, z.object({ id: z.number(), slug: z.string() }))) {
    expect(await client.get(`${detail}/${id}`, schema)).toEqual(await client.get(`${detail}/${slug}`, schema));
  }
});

test('no solution has a document twice on its page', async () => {
  const listed = z.object({ id: z.number() });
  const shown = z.object({
    blocks: z.array(z.object({ type: z.string(), items: z.array(z.unknown()).optional() })),
    documents: z.array(listed),
  });
  for (const { slug } of await everyItem('industry-solution', z.object({ slug: z.string() }))) {
    const { blocks, documents } = await client.get(`industry-solution/${slug}`, shown);
    const files = blocks.filter(({ type }) => type === 'files').flatMap(({ items }) => z.array(listed).parse(items));
    const ids = [...files, ...documents].map(({ id }) => id);
    expect(ids, slug).toEqual([...new Set(ids)]);
  }
});

const single: [string, z.ZodType][] = [
  ['settings', contract.settings],
  ['article/industries-options', z.array(contract.option).min(3)],
  ['video/years-options', z.array(contract.option).min(3)],
  ['location', z.array(contract.location).min(2)],
  ['handbooks', z.array(contract.handbook).min(1)],
  ['search/fast-search?search=воздух&resultsNumber=3', contract.fastSearch],
  ...staticPageSlugs.map((slug): [string, z.ZodType] => [`page/${slug}`, contract.page]),
];

test.each(single)('%s matches the contract', async (path, schema) => {
  await client.get(path, schema);
});

test('every page of the content is one that the site shows', () => {
  expect(entries.pages.items.map(({ slug }) => slug).toSorted()).toEqual(staticPageSlugs.toSorted());
});

test('each handbook has values', async () => {
  for (const { type } of await client.get('handbooks', z.array(contract.handbook))) {
    expect(await everyItem(`handbook/handbook-value/${type}`, contract.option)).not.toHaveLength(0);
  }
});

test('each group of the fast search has results', async () => {
  const { equipment, industrySolution, document, article } = await client.get(
    'search/fast-search?search=воздуха',
    contract.fastSearch,
  );
  for (const group of [equipment, industrySolution, document, article]) expect(group.count).toBeGreaterThan(0);
});

test('each document is a PDF at its URL and as a download, and each category a zip', async () => {
  for (const { id, file } of await everyItem('document?perPage=100', contract.document)) {
    for (const reply of [
      await fetch(`${file.host}/${file.origin}/${file.relativeUrl}`),
      await client.fetch(`document/${id}/download`),
    ]) {
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect([bytes.subarray(0, 5).toString(), bytes.length]).toEqual(['%PDF-', file.size.bytes]);
    }
  }
  for (const { id } of await everyItem('document-category', contract.documentCategory)) {
    const reply = await client.fetch(`document/download-zip?category=${id}`);
    expect(reply.headers.get('content-type')).toBe('application/zip');
  }
});

test('rich text has no picture that is not served', async () => {
  const html = z.object({ html: z.string() });
  for (const { id } of await everyItem('article/section/all/items', z.object({ id: z.number() }))) {
    const text = (await client.get(`article/${id}`, html)).html;
    for (const [, address = ''] of text.matchAll(/<img[^>]* src="([^"]*)"/g)) {
      expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
    }
  }
}, 60_000);

test('an application with a file is accepted', async () => {
  const reply = await client.send('storage/upload-one', { file: new File(['%PDF-1.4'], 'Опросный лист.pdf') });
  const { response } = z.object({ response: z.object({ id: z.number() }) }).parse(await reply.json());
  const answer = await client.send('application/create', {
    type: '2',
    userName: 'Анна',
    userLastName: 'Иванова',
    userPhone: '79161234567',
    userEmail: 'anna@example.ru',
    text: 'Хотим приехать на\u00a0завод',
    personalDataProcessingConsent: '1',
    pageUrl: api.url,
    fileId: String(response.id),
  });
  expect(await answer.json()).toEqual({ response: { success: true } });
});
