import type { ArticleQuery } from '../../api/resources/article.ts';
import { MIN_QUERY_LENGTH } from '../../lib/data/search-input.ts';
import { searchText } from '../../lib/text/search-text.ts';
import { ARTICLES_PER_PAGE } from './article-card.ts';

export interface ArticleRequest {
  /** A slug, or `all`. */
  section: string;
  query: ArticleQuery & { page: number };
}

/** The request to the API for the filter in the URL; undefined without a filter. */
export function articleRequest(query: URLSearchParams, section = 'all'): ArticleRequest | undefined {
  const industry = query.get('industry') ?? '';
  const find = searchText(query.get('find') ?? '');
  const search = find.length < MIN_QUERY_LENGTH ? '' : find;
  if (industry === '' && search === '') return undefined;
  const page = Number(query.get('page'));
  return {
    section,
    query: {
      page: Number.isInteger(page) && page > 1 ? page : 1,
      perPage: ARTICLES_PER_PAGE,
      ...(industry && { industry }),
      ...(search && { search }),
    },
  };
}
