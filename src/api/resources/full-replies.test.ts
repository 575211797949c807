import { describe, expect, it } from 'vitest';
import {
  createStubApi,
  dateTime,
  document,
  parsedDocument,
  file,
  link,
  named,
  picture,
  ref,
  parsedRef,
  video,
} from '../testing/stub-api.ts';
import type { Api } from '../index.ts';

describe('a full reply', () => {
  it("of equipment is parsed into the site's own shape", async () => {
    const { api, calls } = createStubApi({
      id: 1,
      slug: 'a',
      name: 'А',
      lead: 'Очиститель',
      image: { ...file, width: 800, height: 600, alt: 'Вид' },
      type: ref,
      highlights: [{ label: 'Расход', value: 1200 }],
      updatedAt: dateTime,
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
      faq: [
        { question: 'Как часто менять лампы?', html: '<p>Раз в два года.</p>' },
        { question: '', html: '<p>Да.</p>' },
        { question: 'Шумит ли?', html: '<p></p>' },
      ],
      leadTime: '15 рабочих дней',
      stock: 12,
      spareParts: [{ name: 'Лампа', article: '4680', replacement: null }],
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
      type: parsedRef,
      highlights: [{ label: 'Расход', value: '1200' }],
      updatedAt: dateTime,
      gallery: [picture],
      html: '<p>Текст</p>',
      curves: [],
      advantages: [{ title: 'Тихий', text: '44 дБ' }],
      specifications: [{ title: 'Воздух', rows: [{ name: 'Расход', value: '1200', unit: 'м³/ч' }] }],
      documents: [parsedDocument],
      industries: [{ ...parsedRef, id: 3 }],
      solutions: [{ ...parsedRef, id: 4 }],
      projects: [{ ...parsedRef, id: 8 }],
      related: [{ ...parsedRef, id: 9, image: picture, lead: 'x' }],
      video,
      faq: [{ question: 'Как часто менять лампы?', html: '<p>Раз в два года.</p>' }],
      leadTime: '15 рабочих дней',
      spareParts: [{ name: 'Лампа', article: '4680' }],
      seo: { title: 'Т', image: picture },
    });
    expect([...(calls[0]?.context.entities ?? [])].toSorted()).toEqual([
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

  it('of a project includes its review with the scan', async () => {
    const review = {
      id: 3,
      author: 'И. Петров',
      company: null,
      text: 'Спасибо',
      logo: file,
      scan: { ...file, title: 'Письмо' },
      project: ref,
    };
    const { api, calls } = createStubApi({ ...named, year: 2026, industry: { ...ref, id: 5 }, review });
    const { review: read } = await api.projects.get(1);
    expect(read).toEqual({
      id: 3,
      author: 'И. Петров',
      company: '',
      text: 'Спасибо',
      logo: picture,
      scan: { ...link, name: 'Письмо' },
      project: parsedRef,
    });
    expect([...(calls[0]?.context.entities ?? [])]).toEqual(['project:1', 'industry:5', 'review:3', 'project:2']);
  });

  it('of settings includes links', async () => {
    const { api } = createStubApi({
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

  it('with an unsafe social link is parsed without it, and the link is reported', async () => {
    const { api, omitted } = createStubApi({
      contactPhone: { raw: '1', formatted: '1' },
      contactEmail: 'a@b.ru',
      contactSocialNetworks: { vk: 'javascript:alert(1)' },
    });
    expect((await api.settings.get()).contactSocialNetworks.vk).toBeUndefined();
    expect(omitted).toEqual(['left out: expected an http(s) address, got «javascript:alert(1)»']);
  });
});

describe('a record of a list', () => {
  it.each<[string, (api: Api) => Promise<unknown>, unknown]>([
    ['review', async (api) => api.reviews.all(), { id: 1, author: 'А', text: 'Спасибо' }],
    ['section', async (api) => api.articleSections.all(), named],
    ['type of equipment', async (api) => api.equipmentTypes.all(), { ...named, medium: 'air' }],
    ['category of documents', async (api) => api.documentCategories.all(), { ...named, kind: 'technical' }],
    [
      'location',
      async (api) => api.locations.all(),
      [{ ...named, address: 'Обнинск', coordinates: { lat: 55, lng: 36 } }],
    ],
  ])('of the kind «%s» needs the required fields only', async (_, read, reply) => {
    const { api, omitted } = createStubApi(reply);
    expect(await read(api)).toHaveLength(1);
    expect(omitted).toEqual([]);
  });

  it.each<[string, (api: Api) => Promise<unknown>, object, number]>([
    ['review', async (api) => api.reviews.all(), { id: 1, author: 'А', text: 'Спасибо', logo: {}, scan: {} }, 2],
    ['video', async (api) => api.videos.all(), { ...video, poster: {} }, 1],
    ['solution', async (api) => api.industrySolutions.all(), { ...named, industry: ref, equipmentCount: 0 }, 1],
  ])('of the kind «%s» is kept without its invalid pictures, files and counts', async (_, read, reply, faults) => {
    const { api, omitted } = createStubApi(reply);
    expect(await read(api)).toHaveLength(1);
    expect(omitted).toHaveLength(faults);
  });
});

describe('a figure without a value', () => {
  it('is left out, and with it a group of a specification that has no other', async () => {
    const { api } = createStubApi({
      ...named,
      name: 'А',
      type: ref,
      highlights: [
        { label: 'Расход', value: '' },
        { label: 'Шум', value: 0 },
      ],
      specifications: [
        { title: 'Воздух', rows: [{ name: 'Расход', value: ' ', unit: 'м³/ч' }] },
        { title: 'Питание', rows: [{ name: 'Напряжение', value: '220' }] },
        { title: 'Вода', rows: [] },
      ],
    });
    const { highlights, specifications } = await api.equipment.get(1);
    expect(highlights).toEqual([{ label: 'Шум', value: '0' }]);
    expect(specifications).toEqual([{ title: 'Питание', rows: [{ name: 'Напряжение', value: '220' }] }]);
  });

  it('is left out of a block', async () => {
    const items = [
      { value: '', label: 'лет' },
      { value: 27, label: 'моделей' },
    ];
    const { api } = createStubApi({ ...named, blocks: [{ type: 'numbers', items }] });
    expect((await api.pages.get('about')).blocks).toEqual([
      { type: 'numbers', items: [{ value: '27', label: 'моделей' }] },
    ]);
  });
});

describe('an empty optional text', () => {
  it('counts as absent', async () => {
    const { api } = createStubApi({ ...named, year: 2026, customer: '', town: ' ' });
    const { customer, town } = await api.projects.get(1);
    expect([customer, town]).toEqual([undefined, undefined]);
  });

  it('of a model is not reported', async () => {
    const { api, omitted } = createStubApi({ ...named, name: 'А', lead: '', type: ref, leadTime: '', stock: ' ' });
    const { leadTime, stock } = await api.equipment.get(1);
    expect([leadTime, stock]).toEqual([undefined, undefined]);
    expect(omitted).toEqual([]);
  });

  it('leaves a file of the settings its default title', async () => {
    const { api, omitted } = createStubApi({
      presentationFile: { title: '', file },
      contactPhone: { raw: '1', formatted: '1' },
      contactEmail: 'a@b.ru',
    });
    expect((await api.settings.get()).presentationFile).toEqual({ ...link, name: 'Презентация' });
    expect(omitted).toEqual([]);
  });

  it('as the title of a block is no title', async () => {
    const { api } = createStubApi({ ...named, blocks: [{ type: 'text', title: '', html: '<p>x</p>' }] });
    expect((await api.pages.get('about')).blocks).toEqual([{ type: 'text', html: '<p>x</p>' }]);
  });
});

describe('numbers', () => {
  it('of drawings and curves that cannot be drawn are left out and reported', async () => {
    const axis = { label: 'Расход' };
    const curve = {
      title: 'Напор',
      x: axis,
      y: axis,
      points: [
        [0, 1e308],
        [-1e308, 1],
      ],
    };
    const { api, omitted } = createStubApi({
      ...named,
      name: 'А',
      type: ref,
      dimensions: {
        width: 600,
        height: 400,
        depth: 400,
        connections: [{ view: 'top', label: 'Ду 50', x: 1e300, y: 0 }],
      },
      curves: [
        curve,
        {
          ...curve,
          points: [
            [0, 1],
            [2, 3],
          ],
        },
      ],
    });
    expect(await api.equipment.get(1)).toMatchObject({
      dimensions: undefined,
      curves: [
        {
          points: [
            [0, 1],
            [2, 3],
          ],
        },
      ],
    });
    expect(omitted).toEqual([
      expect.stringContaining('points[0][1]: expected at most 1000000000, got 1e+308'),
      'left out: connections[0].x: expected at most 100000, got 1e+300',
    ]);
  });
});

describe('text', () => {
  it('keeps only characters that HTML can represent, so that the page equals its data', async () => {
    const { api } = createStubApi({
      ...named,
      title: ' а\u0000б\ud800\r\nв\rд ',
      lead: '\u202eг</script>',
      publishedAt: dateTime,
    });
    expect(await api.news.get(1)).toMatchObject({ title: 'аб\ufffd\nв\nд', lead: '\u202eг</script>\u202c' });
  });
});

describe('videos', () => {
  const read = async (parts: object) => (await createStubApi({ ...video, ...parts }).api.videos.all()).at(0);

  it('come from a file or from a player', async () => {
    expect(await read({})).toEqual(video);
    expect(await read({ embedUrl: null, file, year: '2026' })).toEqual({ ...video, embedUrl: undefined, file: link });
  });

  it('of an unknown duration have none', async () => {
    expect((await read({ durationSeconds: 0 }))?.durationSeconds).toBeUndefined();
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
    const { api, skipped } = createStubApi({ slug: 'about', title: 'А', blocks });
    return { blocks: (await api.pages.get('about')).blocks, skipped };
  };

  it('of every known type are parsed', async () => {
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
      { type: 'files', items: [parsedDocument] },
      { type: 'vacancies', items: [{ title: 'т', town: 'Москва', html: '<p>x</p>' }] },
      { type: 'cta', title: 'т', applicationType: 2 },
    ]);
  });

  it('without content below their titles are left out', async () => {
    const { blocks, skipped } = await read(
      { type: 'steps', title: 'Шаги', items: [] },
      { type: 'gallery', images: [null] },
      { type: 'text', title: 'Текст', html: '' },
      { type: 'cta', title: 'т', applicationType: 2 },
    );
    expect(blocks).toEqual([{ type: 'cta', title: 'т', applicationType: 2 }]);
    expect(skipped).toEqual([]);
  });

  it('of unknown types are skipped and counted', async () => {
    const text = { type: 'text', html: '<p>x</p>' };
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
  ])('that break the contract are named by their position: %j', async (block, message) => {
    await expect(read({ type: 'carousel' }, block)).rejects.toThrow(message);
  });
});
