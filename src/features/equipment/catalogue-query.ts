import { decodeUri } from '../../lib/address/decode-uri.ts';
import { MEDIUMS, type Medium } from '../../lib/data/medium.ts';
import { routes } from '../../routes.ts';
import { FACETS, type Filters } from './filters/facets.ts';

/** The order of the models of a kind; by default that of the catalogue. */
export const SORTS = ['name', 'flow'] as const;
type Sort = (typeof SORTS)[number];

/** The largest number of columns in a comparison. */
export const MAX_COMPARED = 4;

/** The query of the catalogue: `?medium=air&type=retsirkulyatory`, `?compare=sfera-a-300,sfera-a-600`. */
export interface CatalogueQuery {
  medium?: Medium;
  /** Slug of a kind of equipment. */
  type?: string;
  sort?: Sort;
  /** The filters by figures: `?flow=20-100,100-500&class=HEPA%20H14`. */
  filters?: Filters;
  /** Slugs of the models selected in the list, at most four. */
  selected?: readonly string[];
  /** Slugs of the compared models, at most four. */
  compare?: readonly string[];
  /** Shows only the rows of the comparison that differ. */
  differences?: boolean;
}

/** The URL of the catalogue, or of one of its pages, with this query; the order of the parameters is fixed. */
export function catalogueHref(
  { medium, type, sort, filters = {}, selected, compare, differences }: CatalogueQuery = {},
  page = 1,
): string {
  const parts = [
    medium && `medium=${medium}`,
    type && `type=${encodeURIComponent(type)}`,
    sort && `sort=${sort}`,
    ...FACETS.map((facet) => listParam(facet, filters[facet])),
    listParam('selected', selected),
    listParam('compare', compare),
    differences && 'differences=1',
  ].filter(Boolean);
  const pathname = routes.equipment.href({}, page);
  return parts.length > 0 ? `${pathname}?${parts.join('&')}` : pathname;
}

/** Parses an untrusted query: unknown values are ignored, duplicates and more than four models are dropped. */
export function parseCatalogueQuery(query: URLSearchParams) {
  return {
    medium: oneOf(MEDIUMS, query.get('medium')),
    type: query.get('type') || undefined,
    sort: oneOf(SORTS, query.get('sort')),
    filters: parseFilters(query),
    selected: slugs(query.get('selected')),
    compare: slugs(query.get('compare')),
    differences: query.has('differences'),
  } satisfies CatalogueQuery;
}

/** A comma between values needs no escape in a query, so the URL stays readable. */
function listParam(name: string, values: readonly string[] = []): string | undefined {
  return values.length > 0 ? `${name}=${values.map(listItem).join(',')}` : undefined;
}

/** A comma within a value («F7, H14») is escaped twice: the first decoding is the query's own. */
function listItem(value: string): string {
  return encodeURIComponent(value.replace(/[%,]/g, encodeURIComponent));
}

/** Limit for the values of a facet; no visitor selects more. */
const MAX_CHOICES = 20;

function parseFilters(query: URLSearchParams): Filters {
  const chosen = FACETS.map((facet) => [facet, listOf(query.get(facet)).slice(0, MAX_CHOICES)] as const);
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0));
}

function slugs(list: string | null): string[] {
  return listOf(list).slice(0, MAX_COMPARED);
}

function listOf(list: string | null): string[] {
  const values = (list ?? '').split(',').filter(Boolean);
  return [...new Set(values.map((value) => decodeUri(value) ?? value))];
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
