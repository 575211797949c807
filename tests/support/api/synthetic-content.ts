import { staticPageSlugs } from '../../../src/api/resources/static-page.ts';

/** Generated content for a site of any size: the same number gives the same texts. */
export interface SyntheticContent {
  /** Lists by their path relative to the API's root; summaries are derived from these details. */
  lists: Map<string, Entity[]>;
  /** Replies that are neither lists nor entities of a list, by path. */
  single: Map<string, object>;
}

export interface Entity {
  id: number;
  slug: string;
  updatedAt?: string;
  [field: string]: unknown;
}

/** The host of its pictures and documents. */
export const FILES_ORIGIN = 'https://files.test';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2024, 0, 1);

export function dateOf(number: number): string {
  return new Date(START + (number % 900) * DAY_MS).toISOString().replace('.000Z', '+00:00');
}

const range = <T>(count: number, make: (id: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));
const picture = (id: number) => ({
  host: FILES_ORIGIN,
  origin: 'media',
  relativeUrl: `p${id % 7}.jpg`,
  extension: 'jpg',
  width: 1600,
  height: 1200,
  alt: `Вид ${id}`,
});
const file = (id: number) => ({
  ...picture(id),
  relativeUrl: `d${id}.pdf`,
  extension: 'pdf',
  size: { bytes: 1_200_000 + id },
});
const refTo = ({ id, slug, title, name, lead, image }: Entity) => ({ id, slug, title: title ?? name, lead, image });
const paragraphs = (count: number) =>
  range(count, (n) => `<p>Абзац ${n}: поток проходит фильтр и лампы, датчик пишет дозу в журнал.</p>`).join('');

/** @param items number of equipment items; other lists are small */
export function syntheticContent(items: number): SyntheticContent {
  const types = range(4, (id) => ({ id, slug: `type-${id}`, title: `Вид ${id}`, medium: id % 2 ? 'air' : 'water' }));
  const industries = range(3, (id) => ({
    id,
    slug: `industry-${id}`,
    title: `Отрасль ${id}`,
    lead: 'Где это нужно',
    updatedAt: dateOf(id),
    blocks: [{ type: 'text', html: paragraphs(2) }],
    solutions: [],
    projects: [],
  }));
  const category = (id: number, kind: string) => ({
    id,
    title: `Категория ${id}`,
    kind,
    count: 1,
    updatedAt: dateOf(id),
  });
  const categories = [category(1, 'certificate'), category(2, 'technical'), category(3, 'document')];
  const documents = categories.map(({ id, title, kind }) => ({
    id,
    slug: String(id),
    name: `Документ ${id}`,
    category: { id, title, kind },
    file: file(id),
    updatedAt: dateOf(id),
  }));
  const equipment: Entity[] = range(items, (id) => equipmentItem(id, items, types, industries, documents));
  const solutions = range(3, (id) => ({
    id,
    slug: `solution-${id}`,
    title: `Решение ${id}`,
    lead: 'Готовая схема',
    industry: refTo(industries[id - 1] as Entity),
    updatedAt: dateOf(id),
    blocks: [],
    equipment: [],
    projects: [],
    documents: [],
  }));
  const projects = range(3, (id) => ({
    id,
    slug: `project-${id}`,
    title: `Объект ${id}`,
    lead: 'Сдан в срок',
    year: 2023 + id,
    town: 'Тула',
    industry: refTo(industries[0] as Entity),
    updatedAt: dateOf(id),
    gallery: [],
    task: paragraphs(1),
    solution: paragraphs(1),
    result: paragraphs(1),
    equipment: [],
  }));
  const sections = range(2, (id) => ({
    id,
    slug: `section-${id}`,
    title: `Раздел ${id}`,
    description: 'О разном',
    articlesCount: 2,
    updatedAt: dateOf(id),
  }));
  const articles = range(4, (id) => ({
    id,
    slug: `article-${id}`,
    title: `Статья ${id}`,
    lead: 'Коротко о главном',
    section: { ...(sections[id % 2] as object) },
    industries: [],
    publishedAt: dateOf(id),
    updatedAt: dateOf(id),
    html: `<h2>Глава</h2>${paragraphs(3)}`,
    equipment: [],
    related: [],
  }));
  const news = range(14, (id) => ({
    id,
    slug: `news-${id}`,
    title: `Новость ${id}`,
    lead: 'Что случилось',
    publishedAt: dateOf(id),
    updatedAt: dateOf(id),
    html: paragraphs(2),
    gallery: [],
    related: [],
  }));
  const reviews = [{ id: 1, author: 'И. Петров', company: 'Больница', text: 'Работает.' }];
  const videos = [
    {
      id: 1,
      title: 'Ролик',
      publishedAt: dateOf(1),
      year: 2024,
      embedUrl: 'https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef',
    },
  ];

  const lists: [string, object[]][] = [
    ['/equipment', equipment],
    ['/equipment-type', types],
    ['/industry', industries],
    ['/industry-solution', solutions],
    ['/project', projects],
    ['/article/section', sections],
    ['/article', articles],
    ['/news', news],
    ['/review', reviews],
    ['/video', videos],
    ['/document-category', categories],
    ['/document', documents],
  ];
  return { lists: new Map(lists as [string, Entity[]][]), single: singleReplies() };
}

function equipmentItem(id: number, items: number, types: object[], industries: object[], documents: object[]): Entity {
  const related = range(3, (step) => ((id + step * 7) % items) + 1).filter((other) => other !== id);
  return {
    id,
    slug: `item-${id}`,
    name: `Установка «Сфера ${id}»`,
    lead: 'Очищает и обеззараживает воздух в присутствии людей',
    image: picture(id),
    type: types[id % types.length],
    highlights: range(4, (n) => ({ label: `Показатель ${n}`, value: `${(id * n) % 1000} м³/ч` })),
    updatedAt: dateOf(id),
    gallery: range(3, picture),
    html: paragraphs(4),
    advantages: range(4, (n) => ({ title: `Преимущество ${n}`, text: 'Проверено испытаниями серийного образца' })),
    specifications: range(3, (group) => ({
      title: `Группа ${group}`,
      rows: range(6, (n) => ({ name: `Параметр ${n}`, value: String((id * n) % 97), unit: 'Вт' })),
    })),
    documents: documents.slice(0, 2),
    industries: industries.slice(0, 2).map((industry) => refTo(industry as Entity)),
    solutions: [],
    projects: [],
    relatedIds: [...new Set(related)],
  };
}

function singleReplies(): Map<string, object> {
  const pages = staticPageSlugs.map((slug): [string, object] => [
    `/page/${slug}`,
    {
      slug,
      title: `Страница ${slug}`,
      lead: 'О чём она',
      blocks: [{ type: 'text', title: 'Часть', html: paragraphs(1) }],
      updatedAt: dateOf(1),
    },
  ]);
  return new Map<string, object>([
    ...pages,
    [
      '/settings',
      {
        presentationFile: null,
        contactDetailsFile: { title: 'Реквизиты', file: file(9) },
        contactPhone: { raw: '+74951274060', formatted: '+7 (495) 127-40-60' },
        contactEmail: 'info@chistosfera.test',
        contactSocialNetworks: { vk: 'https://vk.com/chistosfera' },
      },
    ],
    [
      '/location',
      [{ id: 1, title: 'Офис', address: 'Москва', coordinates: { lat: 55.7, lng: 37.5 }, isCentral: true }],
    ],
    ['/article/industries-options', []],
    ['/video/years-options', [{ value: '2024', label: '2024' }]],
    ['/handbooks', []],
  ]);
}

/** The fields of a detail reply that a summary leaves out. */
const DETAIL_FIELDS = new Set([
  'html',
  'gallery',
  'advantages',
  'specifications',
  'documents',
  'industries',
  'solutions',
  'projects',
  'related',
  'relatedIds',
  'blocks',
  'task',
  'solution',
  'result',
  'equipment',
  'seo',
]);

export function summaryOf(entity: Entity, path: string): object {
  return Object.fromEntries(
    Object.entries(entity).filter(([key]) => !DETAIL_FIELDS.has(key) || (path === '/article' && key === 'industries')),
  );
}

/** A detail reply: references by id are resolved when it is requested. */
export function detailOf(entity: Entity, all: Entity[]): object {
  const { relatedIds, ...rest } = entity;
  if (!Array.isArray(relatedIds)) return rest;
  return { ...rest, related: relatedIds.flatMap((id: number) => entityIn(all, String(id)) ?? []).map(refTo) };
}

/** Larger lists, as of a benchmark, do not change their slugs and are indexed; small ones are searched. */
const INDEXED_FROM = 1000;
const indexes = new WeakMap<Entity[], Map<string, Entity>>();

/** @param key id or slug */
export function entityIn(all: Entity[], key: string): Entity | undefined {
  if (all.length < INDEXED_FROM) return all.find(({ id, slug }) => String(id) === key || slug === key);
  let index = indexes.get(all);
  if (!index) {
    index = new Map(
      all.flatMap((entity) => [
        [String(entity.id), entity],
        [entity.slug, entity],
      ]),
    );
    indexes.set(all, index);
  }
  return index.get(key);
}

/** Changes every object of every reply, innermost first. @param change gets the fields, in order */
export function changeObjects(
  { lists, single }: SyntheticContent,
  change: (fields: [name: string, value: unknown][]) => [name: string, value: unknown][],
): void {
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(change(Object.entries(value).map(([name, inner]) => [name, changed(inner)])));
  };
  for (const [name, items] of lists) lists.set(name, changed(items) as Entity[]);
  for (const [name, value] of single) single.set(name, changed(value) as object);
}
