import type { IndexEntry } from '../../features/site-search/search-index.ts';
import { type SearchKey, tabOf } from '../../features/site-search/search-tabs.ts';
import { sortedBy } from '../../lib/data/long-list.ts';
import { newestFirst } from '../../lib/data/newest-first.ts';
import { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../define-page.ts';

/** The index is part of the page data, so its size is limited. */
const MOST_ENTRIES = 500;

/**
 * The results depend on the query, so a build cannot render them. Without scripts the page shows links to the sections;
 * without the API it searches in the titles.
 */
export async function load({ api }: LoadContext) {
  const [types, equipment, solutions, articles, documents] = await Promise.all([
    api.equipmentTypes.all(),
    api.equipment.all(),
    api.industrySolutions.all(),
    api.articles.all(),
    api.documents.all(),
  ]);
  const entry = (key: SearchKey, title: string, href: string): IndexEntry => ({ title, href, tab: tabOf(key).number });
  const kinds: IndexEntry[][] = [
    equipment
      .slice(0, MOST_ENTRIES)
      .map(({ name, slug }) => entry('equipment', name, routes.equipmentItem.href({ slug }))),
    solutions
      .slice(0, MOST_ENTRIES)
      .map(({ title, slug }) => entry('industrySolution', title, routes.solution.href({ slug }))),
    newestFirst(articles)
      .slice(0, MOST_ENTRIES)
      .map(({ title, slug }) => entry('article', title, routes.article.href({ slug }))),
    sortedBy(
      documents,
      ({ id }) => id,
      (a, b) => b - a,
    )
      .slice(0, MOST_ENTRIES)
      .map(({ name, file }) => entry('document', name, file.href)),
  ];
  const sections = [routes.equipment, routes.solutions, routes.documents, routes.articles, routes.siteMap];
  return {
    sections: sections.map(({ label, href }) => ({ label, href: href() })),
    media: Object.fromEntries(types.map(({ id, medium }) => [id, medium])),
    index: firstOfEach(kinds),
  };
}
/** As many of each kind as there is room for, so that no kind is left out because of another. */
function firstOfEach(kinds: IndexEntry[][]): IndexEntry[] {
  let most = MOST_ENTRIES;
  const countWith = (limit: number) => kinds.reduce((sum, kind) => sum + Math.min(kind.length, limit), 0);
  while (countWith(most) > MOST_ENTRIES) most--;
  return kinds.flatMap((kind) => kind.slice(0, most));
}

export type SearchData = Awaited<ReturnType<typeof load>>;

export function head(): Head {
  return { title: 'Поиск', description: 'Поиск по оборудованию, решениям, документам и статьям.', noindex: true };
}
