import type { Block } from '../../api/resources/block.ts';
import type { Document } from '../../api/resources/document.ts';
import type { EquipmentItem } from '../../api/resources/equipment.ts';
import type { EquipmentType } from '../../api/resources/equipment-type.ts';
import type { StaticPage } from '../../api/resources/static-page.ts';
import type { ProjectSummary } from '../../api/resources/project.ts';
import type { Ref } from '../../api/schema/ref.ts';

/** Entities as returned by `src/api`, for tests of page data. */

export const picture = (name: string) => ({ base: 'https://files.test/media', path: `${name}.jpg` });

export const ref = (id: number, slug: string, title: string): Ref => ({ id, slug, title });

export const equipmentTypes: EquipmentType[] = [
  { id: 1, slug: 'retsirkulyatory', title: 'Рециркуляторы', medium: 'air', image: picture('type-1') },
  { id: 2, slug: 'kanalnye', title: 'Канальные секции', medium: 'air', image: picture('type-2') },
  { id: 3, slug: 'uf-reaktory', title: 'УФ-реакторы', medium: 'water', image: picture('type-3') },
];

/** A block with all that structured data requires. */
export const vacancies: Block = {
  type: 'vacancies',
  items: [{ title: 'Сварщик', town: 'Обнинск', html: '<p>Сталь</p>', publishedAt: '2026-10-12T10:00:00+03:00' }],
};

/** A model of this kind. */
export function equipmentItem(id: number, typeId: number, more: Partial<EquipmentItem> = {}): EquipmentItem {
  const type = equipmentTypes.find((candidate) => candidate.id === typeId);
  if (!type) throw new Error(`no type ${typeId} among the fixtures`);
  return {
    id,
    slug: `sfera-${id}`,
    name: `Установка «Сфера ${id}»`,
    lead: 'Для помещений с людьми.',
    type: ref(typeId, type.slug, type.title),
    highlights: ['Расход', 'Мощность', 'Шум', 'Масса', 'Ресурс'].map((label) => ({ label, value: '1' })),
    gallery: [],
    html: '<p>Описание</p>',
    advantages: [],
    curves: [],
    specifications: [],
    documents: [],
    industries: [],
    solutions: [],
    projects: [],
    related: [],
    faq: [],
    spareParts: [],
    ...more,
  };
}

export function document(id: number, categoryId: number, publishedAt?: string): Document {
  return {
    id,
    name: `Документ ${id}`,
    category: { id: categoryId, title: `Категория ${categoryId}`, kind: 'technical' },
    file: { href: `https://files.test/${id}.pdf`, name: `${id}.pdf`, extension: 'pdf', bytes: 1000 },
    publishedAt,
  };
}

export const documentUrls = {
  downloadUrl: (id: number | string) => `/document/${id}/download`,
  zipUrl: (selection: object) => `/zip?${JSON.stringify(selection)}`,
};

export function project(id: number, year: number, more: Partial<ProjectSummary> = {}): ProjectSummary {
  return { id, slug: `project-${id}`, title: `Объект ${id}`, lead: 'Задача и результат.', year, ...more };
}

export function staticPage(slug: string, more: Partial<StaticPage> = {}): StaticPage {
  return { slug, title: `Страница ${slug}`, lead: 'О чём она.', blocks: [], ...more };
}
