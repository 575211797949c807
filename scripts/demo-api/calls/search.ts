import type { Content } from '../content.ts';
import { invalid } from '../http/api-error.ts';
import { paginate, positive } from '../http/paging.ts';
import { get } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import { MIN_QUERY_LENGTH } from '../search/site-search.ts';
import type { SiteSearch } from '../search/site-search.ts';
import { articleSummary } from '../shapes/article.ts';
import { documentReply } from '../shapes/document.ts';
import { equipmentSummary } from '../shapes/equipment.ts';
import { solutionSummary } from '../shapes/solution.ts';

const DEFAULT_RESULTS = 3;

export function searchCalls(content: Content, search: SiteSearch): Route[] {
  /** By the numbers of the search page's tabs. */
  const groups: Record<string, (text: string, query: URLSearchParams) => unknown> = {
    1: (text, query) => paginate(search.equipment(text), query, (item) => equipmentSummary(content, item)),
    2: (text, query) => paginate(search.solutions(text), query, (item) => solutionSummary(content, item)),
    3: (text, query) => paginate(search.documents(text), query, (item) => documentReply(content, item)),
    4: (text, query) => paginate(search.articles(text), query, (item) => articleSummary(content, item)),
  };

  return [
    get('search/fast-search', ({ query }) => {
      const text = searchText(query);
      const results = positive(query, 'resultsNumber', DEFAULT_RESULTS);
      const equipment = group(search.equipment(text), results, ({ id, name }) => ({ id, name }));
      const industrySolution = group(search.solutions(text), results, ({ slug, title }) => ({ slug, name: title }));
      const document = group(search.documents(text), results, (item) => {
        const { name, file } = documentReply(content, item);
        return { name, file };
      });
      const article = group(search.articles(text), results, ({ slug, title }) => ({ slug, name: title }));
      const hasResults = [equipment, industrySolution, document, article].some(({ count }) => count > 0);
      return { hasResults, equipment, industrySolution, document, article };
    }),
    get('search/in-category', ({ query }) => {
      const inGroup = groups[query.get('category') ?? ''];
      if (!inGroup) throw invalid({ category: ['Укажите категорию: 1, 2, 3 или\u00a04'] });
      return inGroup(searchText(query), query);
    }),
  ];
}

/** A text that is too short has no results. */
function searchText(query: URLSearchParams): string {
  const text = (query.get('search') ?? '').trim();
  return text.length < MIN_QUERY_LENGTH ? '' : text;
}

const group = <T, R>(entries: readonly T[], limit: number, toItem: (entry: T) => R) => ({
  count: entries.length,
  items: entries.slice(0, limit).map(toItem),
});
