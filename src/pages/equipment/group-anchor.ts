import { catalogueHref, type CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import type { CatalogueType } from './data.ts';

/** The anchor of a kind on its page. */
export function groupAnchor({ slug }: Pick<CatalogueType, 'slug'>): string {
  return `type-${slug}`;
}

/** The URL of a kind for visitors without scripts: its first page with its anchor. */
export function groupHref(kind: CatalogueType, query: CatalogueQuery): string {
  return `${catalogueHref(query, kind.from)}#${groupAnchor(kind)}`;
}
