import { articleSummary } from './article.ts';
import type { ApiClient, CallOptions, PageQuery } from '../client/api-client.ts';
import { document } from './document.ts';
import { equipmentSummary } from './equipment.ts';
import { fileLink } from '../schema/file.ts';
import { solutionSummary } from './industry-solution.ts';
import { paginated } from '../schema/paginated.ts';
import { slug, nonEmptyText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

/** The categories by the API's numbers; the search page has a tab for each. */
const SEARCH_CATEGORIES = { equipment: 1, industrySolution: 2, document: 3, article: 4 } as const;

const group = <S extends z.ZodType>(item: S) =>
  z.object({ count: z.int().nonnegative(), items: z.array(item).default([]) }).default({ count: 0, items: [] });

const fastSearchReply = z.object({
  hasResults: z.boolean(),
  equipment: group(z.object({ id: z.int(), name: nonEmptyText })),
  industrySolution: group(z.object({ slug, name: nonEmptyText })),
  document: group(z.object({ name: nonEmptyText, file: fileLink })),
  article: group(z.object({ slug, name: nonEmptyText })),
});
export type FastSearch = z.output<typeof fastSearchReply>;

export type FastSearchQuery = { search: string; resultsNumber?: number };
export type CategorySearchQuery = PageQuery & { search: string };

export const search = (client: ApiClient) => {
  const inCategory =
    <S extends z.ZodType>(category: number, item: S) =>
    (query: CategorySearchQuery, options?: CallOptions) =>
      client.get('/search/in-category', paginated(item), { ...query, category }, options);
  return {
    /** The first results of each category, 3 by default. */
    fast: (query: FastSearchQuery, options?: CallOptions) =>
      client.get('/search/fast-search', fastSearchReply, { resultsNumber: 3, ...query }, options),
    inCategory: {
      equipment: inCategory(SEARCH_CATEGORIES.equipment, equipmentSummary),
      industrySolution: inCategory(SEARCH_CATEGORIES.industrySolution, solutionSummary),
      document: inCategory(SEARCH_CATEGORIES.document, document),
      article: inCategory(SEARCH_CATEGORIES.article, articleSummary),
    },
  };
};
