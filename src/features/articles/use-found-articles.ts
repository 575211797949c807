import { withinLimit } from '../../lib/browser/chunk-limit.ts';
import { useApiQuery, type ApiQuery } from '../api-client/use-api-query.ts';
import { toArticleCard, type ArticleCardData } from './article-card.ts';
import type { ArticleRequest } from './article-request.ts';

export interface FoundPage {
  items: ArticleCardData[];
  lastPage: number;
}

/** The articles for the filter in the URL; without a filter no request is made. */
export function useFoundArticles(question: ArticleRequest | undefined): ApiQuery<FoundPage> {
  return useApiQuery(question ? JSON.stringify(question) : null, async (client, signal) => {
    const { articles } = await withinLimit(import('../../api/resources/article.ts'));
    const { section = 'all', query = {} } = question ?? {};
    const { items, lastPage } = await articles(client).page(section, query, { signal });
    return { items: items.map(toArticleCard), lastPage };
  });
}
