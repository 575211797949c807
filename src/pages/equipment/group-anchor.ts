import { catalogueAddress, type CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import type { Kind } from './data.ts';

/** Where a kind of equipment stands in the page. */
export function groupAnchor({ slug }: Pick<Kind, 'slug'>): string {
  return `type-${slug}`;
}

/** Where a kind begins, for visitors without scripts: on which page of the catalogue, and where on it. */
export function groupPlace(kind: Kind, query: CatalogueQuery): string {
  return `${catalogueAddress(query, kind.from)}#${groupAnchor(kind)}`;
}
