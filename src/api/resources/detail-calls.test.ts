import { describe, expect, it } from 'vitest';
import { createStubApi, dateTime, named, ref, parsedRef } from '../testing/stub-api.ts';
import type { Api } from '../index.ts';

const equipmentLists =
  'highlights gallery advantages specifications curves documents industries solutions projects related faq spareParts'.split(
    ' ',
  );

/** The smallest valid reply, and its parsed value. */
const least: [string, (api: Api) => Promise<unknown>, object, object, string][] = [
  [
    'news',
    async (api) => api.news.get('a'),
    { ...named, publishedAt: dateTime },
    { ...named, publishedAt: dateTime, lead: '', html: '', gallery: [], related: [] },
    '/news/a',
  ],
  [
    'article',
    async (api) => api.articles.get(1),
    { ...named, publishedAt: dateTime, section: ref },
    {
      ...named,
      publishedAt: dateTime,
      section: parsedRef,
      lead: '',
      industries: [],
      html: '',
      equipment: [],
      related: [],
    },
    '/article/1',
  ],
  [
    'equipment',
    async (api) => api.equipment.get(1),
    { id: 1, slug: 'a', name: 'А', type: ref },
    {
      id: 1,
      slug: 'a',
      name: 'А',
      type: parsedRef,
      lead: '',
      html: '',
      ...Object.fromEntries(equipmentLists.map((list) => [list, []])),
    },
    '/equipment/1',
  ],
  [
    'industry',
    async (api) => api.industries.get('a'),
    named,
    { ...named, lead: '', blocks: [], solutions: [], projects: [] },
    '/industry/a',
  ],
  [
    'solution',
    async (api) => api.industrySolutions.get('a'),
    { ...named, industry: ref },
    { ...named, industry: parsedRef, lead: '', blocks: [], equipment: [], projects: [], documents: [] },
    '/industry-solution/a',
  ],
  [
    'project',
    async (api) => api.projects.get('a'),
    { ...named, year: '2026' },
    { ...named, year: 2026, lead: '', gallery: [], task: '', solution: '', result: '', results: [], equipment: [] },
    '/project/a',
  ],
  [
    'static page',
    async (api) => api.pages.get('about'),
    { slug: 'about', title: 'А' },
    { slug: 'about', title: 'А', blocks: [] },
    '/page/about',
  ],
  [
    'settings',
    async (api) => api.settings.get(),
    {
      contactPhone: { raw: '+7', formatted: '+7' },
      contactEmail: 'a@b.ru',
      presentationFile: null,
      contactDetailsFile: { title: 'Р', file: null },
    },
    { contactPhone: { raw: '+7', formatted: '+7' }, contactEmail: 'a@b.ru', contactSocialNetworks: {} },
    '/settings',
  ],
];

/** Every optional key, as null. */
const nulls = Object.fromEntries(
  (
    'lead image updatedAt gallery related seo html author industries blocks solutions projects documents equipment video ' +
    'highlights advantages specifications customer town review task solution result contactSocialNetworks'
  )
    .split(' ')
    .map((key) => [key, null]),
);

describe('a detail', () => {
  it.each(least)(
    'of %s needs the required fields only and takes an id or a slug',
    async (_, get, reply, read, path) => {
      for (const form of [reply, { ...nulls, ...reply }]) {
        const { api, calls, omitted } = createStubApi(form);
        expect(JSON.parse(JSON.stringify(await get(api)))).toEqual(read);
        expect(calls).toMatchObject([{ path, detail: path !== '/settings' }]);
        expect(omitted).toEqual([]);
      }
    },
  );

  it.each(least.filter(([name]) => name !== 'settings'))(
    'of %s is refused without a required field',
    async (_, get, reply) => {
      const key = 'name' in reply ? 'name' : 'title';
      await expect(get(createStubApi({ ...reply, [key]: null }).api)).rejects.toThrow(
        `broke the contract: ${key}: expected string, got null`,
      );
      await expect(get(createStubApi({ ...reply, [key]: ' ' }).api)).rejects.toThrow(
        `${key}: expected text that is not empty`,
      );
      await expect(get(createStubApi({ ...reply, slug: '../x' }).api)).rejects.toThrow(
        'slug: expected a slug that is valid in a URL',
      );
    },
  );

  it.each(['', '.', '..', 'a/b', '%2e%2e', '../settings'])('is never called with %j', async (id) => {
    const { api, calls } = createStubApi({});
    for (const get of [
      api.news.get,
      api.articles.get,
      api.equipment.get,
      api.industries.get,
      api.industrySolutions.get,
      api.projects.get,
    ]) {
      await expect(get(id)).rejects.toThrow('cannot be part of a URL');
    }
    expect(() => api.documents.downloadUrl(id)).toThrow('cannot be part of a URL');
    expect(calls).toEqual([]);
  });

  it('encodes a slug', async () => {
    const { api, calls } = createStubApi({ ...named, publishedAt: dateTime });
    await api.news.get('йод и вода?');
    expect(calls[0]?.path).toBe('/news/%D0%B9%D0%BE%D0%B4%20%D0%B8%20%D0%B2%D0%BE%D0%B4%D0%B0%3F');
  });
});
