import { describe, expect, it } from 'vitest';
import type { Call } from './call.ts';
import { checkReply } from './check-reply.ts';
import { createApi } from './index.ts';
import { newReading, type Reading } from './reading.ts';

interface Asked {
  path: string;
  query: object;
  detail: boolean;
  reading: Reading;
}

/** An API whose every reply is `reply`, read as the transport would read it. */
function apiAnswering(reply: unknown) {
  const asked: Asked[] = [];
  const skipped: string[] = [];
  const faults: string[] = [];
  const ask = (path: string, query: object, detail: boolean) => {
    const reading = newReading({
      onSkippedBlock: (type) => skipped.push(type),
      onFault: (fault) => faults.push(fault),
    });
    asked.push({ path, query, detail, reading });
    return reading;
  };
  const call: Call = {
    get: async (path, schema, query = {}, { detail = false } = {}) =>
      checkReply(`GET ${path}`, schema, reply, ask(path, query, detail)),
    everyPage: async (path, schema, query = {}) => {
      const reading = ask(path, query, false);
      return [checkReply(`GET ${path}`, schema, reply, reading)];
    },
    post: async (path, schema, body) => checkReply(`POST ${path}`, schema, reply, ask(path, body, false)),
    download: async (path, query = {}) => {
      ask(path, query, false);
      return { blob: new Blob() };
    },
    address: (path) => path,
  };
  return { api: createApi(call), asked, skipped, faults };
}

const at = '2026-11-20T10:00:00+03:00';
const file = { host: 'https://f.ru', origin: 's', relativeUrl: 'a.jpg', extension: 'jpg' };
const picture = { base: 'https://f.ru/s', path: 'a.jpg' };
const link = { href: 'https://f.ru/s/a.jpg', name: 'a.jpg', extension: 'jpg' };
const named = { id: 1, slug: 'a', title: 'А' };
const ref = { id: 2, slug: 'b', title: 'Б', image: null, lead: null };
const refRead = { id: 2, slug: 'b', title: 'Б' };
const document = { id: 5, name: 'Паспорт', category: { id: 6, title: 'Паспорта', kind: 'technical' }, file };
const documentRead = { ...document, file: link };
const video = { id: 7, title: 'Видео', publishedAt: at, year: 2026, embedUrl: 'https://rutube.ru/play/embed/1' };

type Api = ReturnType<typeof createApi>;

const equipmentLists =
  'highlights gallery advantages specifications documents industries solutions projects related'.split(' ');

/** The least that a reply may hold, and what becomes of it. */
const least: [string, (api: Api) => Promise<unknown>, object, object, string][] = [
  [
    'news',
    async (api) => api.news.get('a'),
    { ...named, publishedAt: at },
    { ...named, publishedAt: at, lead: '', html: '', gallery: [], related: [] },
    '/news/a',
  ],
  [
    'article',
    async (api) => api.articles.get(1),
    { ...named, publishedAt: at, section: ref },
    { ...named, publishedAt: at, section: refRead, lead: '', industries: [], html: '', equipment: [], related: [] },
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
      type: refRead,
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
    { ...named, industry: refRead, lead: '', blocks: [], equipment: [], projects: [], documents: [] },
    '/industry-solution/a',
  ],
  [
    'project',
    async (api) => api.projects.get('a'),
    { ...named, year: '2026' },
    { ...named, year: 2026, lead: '', gallery: [], task: '', solution: '', result: '', equipment: [] },
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

/** Every key that is not needed, as null. */
const nulls = Object.fromEntries(
  (
    'lead image updatedAt gallery related seo html author industries blocks solutions projects documents equipment video ' +
    'highlights advantages specifications customer town review task solution result contactSocialNetworks'
  )
    .split(' ')
    .map((key) => [key, null]),
);

describe('a detail', () => {
  it.each(least)('of %s needs little and is asked for by id or slug', async (_, get, reply, read, path) => {
    for (const form of [reply, { ...nulls, ...reply }]) {
      const { api, asked, faults } = apiAnswering(form);
      expect(JSON.parse(JSON.stringify(await get(api)))).toEqual(read);
      expect(asked).toMatchObject([{ path, detail: path !== '/settings' }]);
      expect(faults).toEqual([]);
    }
  });

  it.each(least.filter(([name]) => name !== 'settings'))(
    'of %s is refused without what it is known by',
    async (_, get, reply) => {
      const key = 'name' in reply ? 'name' : 'title';
      await expect(get(apiAnswering({ ...reply, [key]: null }).api)).rejects.toThrow(
        `broke the contract: ${key}: expected string, got null`,
      );
      await expect(get(apiAnswering({ ...reply, [key]: ' ' }).api)).rejects.toThrow(
        `${key}: expected text that is not empty`,
      );
      await expect(get(apiAnswering({ ...reply, slug: '../x' }).api)).rejects.toThrow(
        'slug: expected a slug that can stand in an address',
      );
    },
  );

  it.each(['', '.', '..', 'a/b', '%2e%2e', '../settings'])('is never asked for by %j', async (id) => {
    const { api, asked } = apiAnswering({});
    for (const get of [
      api.news.get,
      api.articles.get,
      api.equipment.get,
      api.industries.get,
      api.industrySolutions.get,
      api.projects.get,
    ]) {
      await expect(get(id)).rejects.toThrow('cannot be part of an address');
    }
    expect(() => api.documents.downloadAddress(id)).toThrow('cannot be part of an address');
    expect(asked).toEqual([]);
  });

  it('is asked for by an encoded slug', async () => {
    const { api, asked } = apiAnswering({ ...named, publishedAt: at });
    await api.news.get('йод и вода?');
    expect(asked[0]?.path).toBe('/news/%D0%B9%D0%BE%D0%B4%20%D0%B8%20%D0%B2%D0%BE%D0%B4%D0%B0%3F');
  });
});

describe('a full reply', () => {
  it('of equipment becomes our own shape', async () => {
    const { api, asked } = apiAnswering({
      id: 1,
      slug: 'a',
      name: 'А',
      lead: 'Очиститель',
      image: { ...file, width: 800, height: 600, alt: 'Вид' },
      type: ref,
      highlights: [{ label: 'Расход', value: 1200 }],
      updatedAt: at,
      gallery: [file],
      html: '<p>Текст</p>',
      advantages: [{ title: 'Тихий', text: '44 дБ' }],
      specifications: [{ title: 'Воздух', rows: [{ name: 'Расход', value: 1200, unit: 'м³/ч', extra: 1 }] }],
      documents: [document],
      industries: [{ ...ref, id: 3 }],
      solutions: [{ ...ref, id: 4 }],
      projects: [{ ...ref, id: 8 }],
      related: [{ ...ref, id: 9, image: file, lead: 'x' }],
      video,
      seo: { title: 'Т', description: null, image: file },
      secret: 'dropped',
    });
    const item = await api.equipment.get(1);
    expect(item).toEqual({
      id: 1,
      slug: 'a',
      name: 'А',
      lead: 'Очиститель',
      image: { ...picture, width: 800, height: 600, alt: 'Вид' },
      type: refRead,
      highlights: [{ label: 'Расход', value: '1200' }],
      updatedAt: at,
      gallery: [picture],
      html: '<p>Текст</p>',
      advantages: [{ title: 'Тихий', text: '44 дБ' }],
      specifications: [{ title: 'Воздух', rows: [{ name: 'Расход', value: '1200', unit: 'м³/ч' }] }],
      documents: [documentRead],
      industries: [{ ...refRead, id: 3 }],
      solutions: [{ ...refRead, id: 4 }],
      projects: [{ ...refRead, id: 8 }],
      related: [{ ...refRead, id: 9, image: picture, lead: 'x' }],
      video,
      seo: { title: 'Т', image: picture },
    });
    expect([...(asked[0]?.reading.shows ?? [])].toSorted()).toEqual([
      'document-category:6',
      'document:5',
      'equipment-type:2',
      'equipment:1',
      'equipment:9',
      'industry-solution:4',
      'industry:3',
      'project:8',
      'video:7',
    ]);
  });

  it('of a project shows its review, and the review its scan', async () => {
    const review = {
      id: 3,
      author: 'И. Петров',
      company: null,
      text: 'Спасибо',
      logo: file,
      scan: { ...file, title: 'Письмо' },
      project: ref,
    };
    const { api, asked } = apiAnswering({ ...named, year: 2026, industry: { ...ref, id: 5 }, review });
    const { review: read } = await api.projects.get(1);
    expect(read).toEqual({
      id: 3,
      author: 'И. Петров',
      company: '',
      text: 'Спасибо',
      logo: picture,
      scan: { ...link, name: 'Письмо' },
      project: refRead,
    });
    expect([...(asked[0]?.reading.shows ?? [])]).toEqual(['project:1', 'industry:5', 'review:3', 'project:2']);
  });

  it('of settings gives links', async () => {
    const { api } = apiAnswering({
      presentationFile: { title: 'О компании', file },
      contactDetailsFile: { title: null, file },
      contactPhone: { raw: '+74950000000', formatted: '+7 (495) 000-00-00' },
      contactEmail: 'a@b.ru',
      contactSocialNetworks: { vk: 'https://vk.com/chistosfera' },
    });
    expect(await api.settings.get()).toMatchObject({
      presentationFile: { ...link, name: 'О компании' },
      contactDetailsFile: { ...link, name: 'Реквизиты' },
      contactSocialNetworks: { vk: 'https://vk.com/chistosfera' },
    });
  });

  it('with a hostile social link goes without it, and says so', async () => {
    const { api, faults } = apiAnswering({
      contactPhone: { raw: '1', formatted: '1' },
      contactEmail: 'a@b.ru',
      contactSocialNetworks: { vk: 'javascript:alert(1)' },
    });
    expect((await api.settings.get()).contactSocialNetworks.vk).toBeUndefined();
    expect(faults).toEqual(['left out: expected an http(s) address, got «javascript:alert(1)»']);
  });
});

describe('text', () => {
  it('is what HTML can hold, so that a page equals its data', async () => {
    const { api } = apiAnswering({
      ...named,
      title: ' а\u0000б\ud800\r\nв\rд ',
      lead: '\u202eг</script>',
      publishedAt: at,
    });
    expect(await api.news.get(1)).toMatchObject({ title: 'аб\ufffd\nв\nд', lead: '\u202eг</script>\u202c' });
  });
});

describe('videos', () => {
  const read = async (parts: object) => (await apiAnswering({ ...video, ...parts }).api.videos.all())[0];

  it('play from a file or from a player', async () => {
    expect(await read({})).toEqual(video);
    expect(await read({ embedUrl: null, file, year: '2026' })).toEqual({ ...video, embedUrl: undefined, file: link });
  });

  it.each([
    [{ embedUrl: null }, 'expected a video with «file» or «embedUrl», got object'],
    [
      { embedUrl: 'https://www.youtube.com/embed/x' },
      'embedUrl: expected an https address at rutube.ru or vk.com, got «https://www.youtube.com/embed/x»',
    ],
    [{ embedUrl: 'javascript:alert(1)' }, 'embedUrl: expected an https address'],
  ])('with %j are refused', async (parts, message) => {
    await expect(read(parts)).rejects.toThrow(message);
  });
});

describe('blocks', () => {
  const read = async (...blocks: unknown[]) => {
    const { api, skipped } = apiAnswering({ slug: 'about', title: 'А', blocks });
    return { blocks: (await api.pages.get('about')).blocks, skipped };
  };

  it('of every known type are read', async () => {
    const { blocks, skipped } = await read(
      { type: 'text', title: null, html: '<p>x</p>' },
      { type: 'imageText', title: 'т', html: '<p>x</p>', image: file, side: 'right' },
      { type: 'numbers', items: [{ value: 27, label: 'лет' }] },
      { type: 'features', items: [{ title: 'т', text: 'x', icon: null }] },
      { type: 'steps', items: [{ title: 'т', text: 'x' }] },
      { type: 'gallery', images: [file, null] },
      { type: 'video', video },
      { type: 'quote', text: 'x', author: 'А', image: file },
      { type: 'files', items: [document] },
      { type: 'vacancies', items: [{ title: 'т', town: 'Москва', html: '<p>x</p>' }] },
      { type: 'cta', title: 'т', applicationType: 2 },
    );
    expect(skipped).toEqual([]);
    expect(blocks).toEqual([
      { type: 'text', html: '<p>x</p>' },
      { type: 'imageText', title: 'т', html: '<p>x</p>', image: picture, side: 'right' },
      { type: 'numbers', items: [{ value: '27', label: 'лет' }] },
      { type: 'features', items: [{ title: 'т', text: 'x' }] },
      { type: 'steps', items: [{ title: 'т', text: 'x' }] },
      { type: 'gallery', images: [picture] },
      { type: 'video', video },
      { type: 'quote', text: 'x', author: 'А', image: picture },
      { type: 'files', items: [documentRead] },
      { type: 'vacancies', items: [{ title: 'т', town: 'Москва', html: '<p>x</p>' }] },
      { type: 'cta', title: 'т', applicationType: 2 },
    ]);
  });

  it('of unknown types are skipped and counted', async () => {
    const text = { type: 'text', html: '' };
    const { blocks, skipped } = await read(
      { type: 'carousel', x: 1 },
      text,
      { type: 'skipped' },
      { type: 'constructor' },
    );
    expect(blocks).toEqual([text]);
    expect(skipped).toEqual(['carousel', 'skipped', 'constructor']);
  });

  it.each([
    [{ type: 'quote', text: 'x' }, 'blocks[1].author: expected string, got nothing'],
    [{ html: '<p>x</p>' }, 'blocks[1].type: expected'],
    [null, 'blocks[1]: expected object, got null'],
    [
      { type: 'imageText', title: 'т', image: { ...file, host: 'javascript:x' } },
      'blocks[1].image: expected the address of a file',
    ],
    [{ type: 'cta', title: 'т', applicationType: 4 }, 'blocks[1].applicationType: expected'],
  ])('that break the contract are named by their place: %j', async (block, message) => {
    await expect(read({ type: 'carousel' }, block)).rejects.toThrow(message);
  });
});

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
  ])('%s', async (ask, reply, path, query) => {
    const { api, asked } = apiAnswering(reply);
    await ask(api);
    expect(asked).toMatchObject([{ path, query }]);
    expect(asked[0]?.query).toEqual(query);
  });

  it('all articles are those of the section «all»', async () => {
    const { api, asked } = apiAnswering({ ...named, publishedAt: at, section: ref });
    await api.articles.all();
    expect(asked[0]?.path).toBe('/article/section/all/items');
  });
});

describe('search', () => {
  it('gives groups of links, an absent group empty', async () => {
    const { api } = apiAnswering({
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

describe('what a visitor sends', () => {
  it('is an application', async () => {
    const values = {
      type: 1,
      userName: 'А',
      userPhone: '79990000000',
      text: 'x',
      personalDataProcessingConsent: true,
      pageUrl: '/',
    } as const;
    const { api, asked } = apiAnswering({ success: true });
    expect(await api.application.create(values)).toEqual({ success: true });
    expect(asked[0]).toMatchObject({ path: '/application/create', query: values });
  });

  it('is a file, of which id, name and size come back', async () => {
    const { api } = apiAnswering({ ...file, id: 3, originalName: 'план.pdf', size: { bytes: 10 } });
    expect(await api.storage.uploadOne(new File(['x'], 'план.pdf'))).toEqual({
      id: 3,
      originalName: 'план.pdf',
      extension: 'jpg',
      bytes: 10,
    });
  });
});
