import type { CatalogueGroup } from './data.ts';

/** Where a kind of equipment stands in the page. */
export function groupAnchor({ slug }: Pick<CatalogueGroup, 'slug'>): string {
  return `type-${slug}`;
}
