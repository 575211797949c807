import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHtmlCleaner } from '../build/api/rich-text/html-cleaner.ts';
import { startDemoApi } from './server.ts';
import { BackendError, BACKEND_CODES, fieldMessages } from '../../src/api/client/errors.ts';
import { type Api, createApi } from '../../src/api/index.ts';
import { staticPageSlugs } from '../../src/api/resources/static-page.ts';
import { testFetch } from '../../src/api/testing/test-client.ts';
import { createApiClient } from '../../src/api/client/create-api-client.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

/** Client and server were written separately; this test runs them together over HTTP. */
let api: Api;
let demo: Awaited<ReturnType<typeof startDemoApi>>;
const leftOut: string[] = [];

beforeAll(async () => {
  demo = await startDemoApi({ port: 0, dataDir: temporaryFolder() });
  const call = createApiClient({
    baseUrl: demo.url,
    fetch: testFetch,
    cleanHtml: createHtmlCleaner('https://chistosfera.ru'),
    onReply: ({ leftOut: parts }) => leftOut.push(...(parts?.omitted ?? []), ...(parts?.skippedBlocks ?? [])),
  });
  api = createApi(call);
});

afterAll(async () => {
  await demo.close();
  expect(leftOut).toEqual([]);
});

const detailed = ['news', 'articles', 'equipment', 'industries', 'industrySolutions', 'projects'] as const;
const listed = [
  'articleSections',
  'equipmentTypes',
  'reviews',
  'videos',
  'documentCategories',
  'documents',
  'locations',
  'handbooks',
] as const;

describe('the client and the demo API agree on', () => {
  it.each(detailed)('every item of %s, by id and by slug', async (name) => {
    const resource = api[name];
    const items = await resource.all();
    expect(items.length).toBeGreaterThan(0);
    for (const { id, slug } of items) expect(await resource.get(id)).toEqual(await resource.get(slug));
  });

  it.each(listed)('the list of %s', async (name) => {
    expect((await api[name].all()).length).toBeGreaterThan(0);
  });

  it('settings and options', async () => {
    expect((await api.settings.get()).contactPhone.raw).not.toBe('');
    const [year] = await api.videos.years();
    const videos = await api.videos.all({ year: year?.value ?? '' });
    expect(Array.from(videos, (video) => String(video.year))).toContain(year?.value);
    const [industry] = await api.articles.industries();
    expect((await api.articles.all('all', { industry: industry?.value ?? '' })).length).toBeGreaterThan(0);
    const [handbook] = await api.handbooks.all();
    expect((await api.handbooks.values(handbook?.type ?? '')).currentPage).toBe(1);
  });

  it.each(staticPageSlugs)('the static page %s', async (slug) => {
    expect((await api.pages.get(slug)).blocks.length).toBeGreaterThan(0);
  });

  it('search', async () => {
    const found = await api.search.fast({ search: 'сфера' });
    expect(found.hasResults).toBe(true);
    for (const category of ['equipment', 'industrySolution', 'document', 'article'] as const) {
      const { items } = await api.search.inCategory[category]({ search: 'сфера', perPage: 100 });
      expect(items.length).toBe(found[category].count);
    }
  });

  it('downloads', async () => {
    const [document] = await api.documents.all();
    const { blob, fileName } = await api.documents.download(document?.id ?? 0);
    expect(fileName).toMatch(/\.pdf$/);
    expect((await blob.text()).startsWith('%PDF')).toBe(true);
    expect((await api.documents.downloadZip({ category: document?.category.id ?? 0 })).fileName).toMatch(/\.zip$/);
  });

  it('applications and uploads', async () => {
    const file = await api.storage.uploadOne(new File(['%PDF-1.4'], 'план.pdf', { type: 'application/pdf' }));
    expect(file).toMatchObject({ originalName: 'план.pdf', bytes: 8 });
    const values = {
      type: 1,
      userName: 'Анна',
      userPhone: '79990000000',
      text: 'Вопрос',
      pageUrl: demo.url,
      fileId: file.id,
    } as const;
    expect(await api.application.create({ ...values, personalDataProcessingConsent: true })).toEqual({ success: true });
  });

  it('errors', async () => {
    const unknown: unknown = await api.news.get('no-such-news').catch((error: unknown) => error);
    expect(unknown).toMatchObject({ name: 'BackendError', code: BACKEND_CODES.entityNotFound, detail: true });
    const refused: unknown = await api.application
      .create({ type: 1, userName: '', userPhone: '', text: '', pageUrl: '', personalDataProcessingConsent: false })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BackendError);
    if (refused instanceof BackendError) expect([...fieldMessages(refused).keys()]).toContain('userName');
  });
});
