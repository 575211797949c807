import { describe, expect, it } from 'vitest';
import { createStubApi, dateTime, file, link, named, ref } from '../testing/stub-api.ts';
import type { Api } from '../index.ts';

describe('calls with parameters', () => {
  const page = { items: [], currentPage: 1, lastPage: 1 };
  it.each<[(api: Api) => unknown, unknown, string, object]>([
    [
      (api) => api.articles.page('uf', { page: 2, industry: 'x' }),
      page,
      '/article/section/uf/items',
      { page: 2, industry: 'x' },
    ],
    [(api) => api.articles.industries(), [], '/article/industries-options', {}],
    [
      (api) => api.documents.page({ kind: 'technical', search: 'а' }),
      page,
      '/document',
      { kind: 'technical', search: 'а' },
    ],
    [(api) => api.documents.downloadZip({ ids: [1, 2] }), {}, '/document/download-zip', { ids: [1, 2] }],
    [(api) => api.documents.download(5), {}, '/document/5/download', {}],
    [(api) => api.videos.page({ year: 2026 }), page, '/video', { year: 2026 }],
    [(api) => api.videos.years(), [{ value: 2026, label: 2026 }], '/video/years-options', {}],
    [
      (api) => api.handbooks.values('town', { search: 'мо', page: 2 }),
      page,
      '/handbook/handbook-value/town',
      { search: 'мо', page: 2 },
    ],
    [
      (api) => api.search.fast({ search: 'уф' }),
      { hasResults: false },
      '/search/fast-search',
      { search: 'уф', resultsNumber: 3 },
    ],
    [
      (api) => api.search.inCategory.document({ search: 'уф', page: 2 }),
      page,
      '/search/in-category',
      { search: 'уф', page: 2, category: 3 },
    ],
    [(api) => api.locations.all(), [], '/location', {}],
    [(api) => api.handbooks.all(), [{ id: 1, type: 'town', title: 'Города' }], '/handbooks', {}],
  ])('%s', async (call, reply, path, query) => {
    const { api, calls } = createStubApi(reply);
    await call(api);
    expect(calls).toMatchObject([{ path, query }]);
    expect(calls[0]?.query).toEqual(query);
  });

  it('all articles have the section «all»', async () => {
    const { api, calls } = createStubApi({ ...named, publishedAt: dateTime, section: ref });
    await api.articles.all();
    expect(calls[0]?.path).toBe('/article/section/all/items');
  });
});

describe('search', () => {
  it('returns groups of links, and an empty group for a missing one', async () => {
    const { api } = createStubApi({
      hasResults: true,
      equipment: { count: 5, items: [{ id: 17, name: 'А' }] },
      industrySolution: null,
      document: { count: 1, items: [{ name: 'Паспорт', file }] },
      article: { count: 1, items: [{ slug: 'a', name: 'Б' }] },
    });
    expect(await api.search.fast({ search: 'уф' })).toEqual({
      hasResults: true,
      equipment: { count: 5, items: [{ id: 17, name: 'А' }] },
      industrySolution: { count: 0, items: [] },
      document: { count: 1, items: [{ name: 'Паспорт', file: link }] },
      article: { count: 1, items: [{ slug: 'a', name: 'Б' }] },
    });
  });
});

describe('a POST', () => {
  it('sends an application', async () => {
    const values = {
      type: 1,
      userName: 'А',
      userPhone: '79990000000',
      text: 'x',
      personalDataProcessingConsent: true,
      pageUrl: '/',
    } as const;
    const { api, calls } = createStubApi({ success: true });
    expect(await api.application.create(values)).toEqual({ success: true });
    expect(calls[0]).toMatchObject({ path: '/application/create', query: values });
  });

  it.each([3, '8f14e45f'])('sends a file and returns its id %j, name and size', async (id) => {
    const { api } = createStubApi({ ...file, id, originalName: 'план.pdf', size: { bytes: 10 } });
    expect(await api.storage.uploadOne(new File(['x'], 'план.pdf'))).toEqual({
      id,
      originalName: 'план.pdf',
      extension: 'jpg',
      bytes: 10,
    });
  });
});
