import type { Api } from '../../api/index.ts';
import type { ArticleSummary } from '../../api/resources/article.ts';
import { itemsAt, type LazyList, positionsBy } from '../../lib/data/long-list.ts';
import { memoizeByObject } from '../../lib/data/memoize-by-object.ts';
import { newestFirst } from '../../lib/data/newest-first.ts';
import { pageCount, pageItems } from '../../lib/data/pagination.ts';
import { toArticleCard, ARTICLES_PER_PAGE } from './article-card.ts';

/** The positions of the articles of each section. Each page of a section needs them. */
export const bySection = memoizeByObject((articles: LazyList<ArticleSummary>) =>
  positionsBy(articles, ({ section }) => section.id),
);

/** A page of the list of all articles or of a section, and its filters. `page` counts from 1. */
export async function loadArticleList(api: Api, page: number, sectionId?: number) {
  const [articles, sections, industries] = await Promise.all([
    api.articles.all(),
    api.articleSections.all(),
    api.articles.industries(),
  ]);
  const newest = newestFirst(articles);
  const own = sectionId === undefined ? newest : itemsAt(newest, bySection(newest).get(sectionId) ?? []);
  return {
    page,
    lastPage: pageCount(own, ARTICLES_PER_PAGE),
    /** Number of articles on all pages of this list. */
    count: own.length,
    /** Number of articles in all sections. */
    total: articles.length,
    sections: sections.map(({ slug, title, articlesCount }) => ({ slug, title, count: articlesCount })),
    industries,
    items: pageItems(own, page, ARTICLES_PER_PAGE).map(toArticleCard),
  };
}
export type ArticleList = Awaited<ReturnType<typeof loadArticleList>>;
