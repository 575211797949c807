import { catalogueHref, type CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import type { CatalogueType } from './data.ts';

/** Where a kind of equipment stands in the page. */
export function groupAnchor({ slug }: Pick<CatalogueType, 'slug'>): string {
  return `type-${slug}`;
}

/** Where a kind begins, for visitors without scripts: on which page of the catalogue, and where on it. */
export function groupHref(kind: CatalogueType, query: CatalogueQuery): string {
  return `${catalogueHref(query, kind.from)}#${groupAnchor(kind)}`;
}
