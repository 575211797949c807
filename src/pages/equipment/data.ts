import type { EquipmentSummary } from '../../api/resources/equipment.ts';
import type { EquipmentType } from '../../api/resources/equipment-type.ts';
import { equipmentMedium } from '../../features/equipment/equipment-medium.ts';
import { toProductCard } from '../../features/equipment/product-card.ts';
import type { LazyList } from '../../lib/data/long-list.ts';
import { pageCount, pageItems } from '../../lib/data/pagination.ts';
import { PER_PAGE } from './per-page.ts';
import { routes } from '../../routes.ts';
import type { Entry, Head, LoadContext } from '../define-page.ts';
import { pagedTitle } from '../paged-title.ts';

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.equipment>[]> {
  return [{ params: {}, label: routes.equipment.label, pages: pageCount(await api.equipment.all(), PER_PAGE) }];
}

/** Sorted by kind. Every page has all kinds with their page numbers; `items` are the models of this page. */
export async function load({ api, page }: LoadContext<typeof routes.equipment>) {
  // Imported here, because browsers load this module long before they call `load`, if at all.
  const { readProperty } = await import('../../features/equipment/properties/read-properties.ts');
  const [equipment, types] = await Promise.all([api.equipment.all(), api.equipmentTypes.all()]);
  const { groups, models } = cachedOrder(equipment, types);
  return {
    page,
    lastPage: pageCount(models, PER_PAGE),
    groups,
    items: pageItems(models, page, PER_PAGE).flatMap(({ position, type }) => {
      const item = equipment.at(position);
      return item ? [{ ...toProductCard(item, types), type, figure: mainFigure(item, readProperty) }] : [];
    }),
  };
}
export type EquipmentData = Awaited<ReturnType<typeof load>>;
/** A kind of equipment with the number of its models and its first and last page, counted from 1. */
export type CatalogueType = EquipmentData['groups'][number];
export type Model = EquipmentData['items'][number];

export function head({ page }: EquipmentData): Head {
  const title = 'Оборудование для очистки воздуха и воды';
  return {
    title: pagedTitle(title, page),
    breadcrumb: routes.equipment.label,
    description:
      'Рециркуляторы, канальные секции, модули HEPA, озонаторы, УФ-установки, обратный осмос и фильтры «Сфера»: характеристики и документы.',
  };
}

/** A catalogue is sorted once, not for each of its pages. */
const orders = new WeakMap<Models, ReturnType<typeof ordered>>();

function cachedOrder(equipment: Models, types: EquipmentType[]): ReturnType<typeof ordered> {
  const order = orders.get(equipment) ?? ordered(equipment, types);
  orders.set(equipment, order);
  return order;
}

/** Only the indices of the models are kept, since there may be many. */
function ordered(equipment: Models, types: EquipmentType[]) {
  const listedSlugs = new Map(types.map(({ id, slug }) => [id, slug]));
  // By slug, which the anchors and the URLs have: a model may refer to its kind by another id.
  const own = new Map<string, number[]>();
  const used = new Map<string, ListedType>();
  let next = 0;
  for (const { type } of equipment) {
    const slug = listedSlugs.get(type.id) ?? type.slug;
    const places = own.get(slug) ?? [];
    places.push(next++);
    own.set(slug, places);
    used.set(slug, { ...type, slug, description: '' });
  }
  const listed = kinds(used, types);
  let before = 0;
  const groups = listed.map(({ id, slug, title, description }) => {
    const count = own.get(slug)?.length ?? 0;
    const position = { from: pageOf(before), to: pageOf(before + count - 1) };
    before += count;
    return { slug, title, description, medium: equipmentMedium({ id }, types), count, ...position };
  });
  const models = listed.flatMap(({ slug }) => own.get(slug)?.map((position) => ({ position, type: slug })) ?? []);
  return { groups, models };
}

/** The main figure of a model, for sorting within its kind. */
function mainFigure({ highlights: [main] }: EquipmentSummary, readProperty: ReadProperty): Figure | undefined {
  const { key, value, range } = main ? readProperty({ name: main.label, value: main.value }) : {};
  const figure = value ?? range?.to;
  return key === undefined || figure === undefined ? undefined : { key, value: figure };
}

type ReadProperty = typeof import('../../features/equipment/properties/read-properties.ts').readProperty;

interface Figure {
  /** Key of the property. */
  key: string;
  /** In the unit of the property. */
  value: number;
}

type Models = LazyList<EquipmentSummary>;
type ListedType = Pick<EquipmentType, 'id' | 'slug' | 'title' | 'description'>;

/** The types that have models, in the order of the API; types that are not in the API's list come last. */
function kinds(used: ReadonlyMap<string, ListedType>, types: EquipmentType[]): ListedType[] {
  const listed = new Set(types.map(({ slug }) => slug));
  return [...types.filter(({ slug }) => used.has(slug)), ...[...used.values()].filter(({ slug }) => !listed.has(slug))];
}

function pageOf(index: number): number {
  return Math.floor(index / PER_PAGE) + 1;
}
