import type { ArticleSummary } from '../../api/resources/article.ts';
import type { Api } from '../../api/index.ts';
import type { Ref } from '../../api/schema/ref.ts';
import { joinById } from '../../lib/data/join-by-id.ts';
import { displayDate } from '../../lib/text/display-date.ts';

/** One article of full width and three rows of three. */
export const ARTICLES_PER_PAGE = 10;

/** The data of an article's card. */
export function toArticleCard({ slug, title, lead, image, section, publishedAt }: ArticleSummary) {
  return { slug, title, lead, image, section: section.title, date: displayDate(publishedAt) };
}
export type ArticleCardData = ReturnType<typeof toArticleCard>;

/** A referenced article that is in no list has only its reference. */
export type ReferredArticleCard = Partial<ArticleCardData> & Pick<ArticleCardData, 'slug' | 'title'>;

/** The cards of referenced articles, the same as in their list. */
export async function loadArticleCards(
  refs: readonly Ref[],
  api: Pick<Api, 'articles'>,
): Promise<ReferredArticleCard[]> {
  if (refs.length === 0) return [];
  const articles = await api.articles.byIds(refs.map(({ id }) => id));
  return joinById<Ref, ArticleSummary, ReferredArticleCard>(
    refs,
    articles,
    toArticleCard,
    ({ slug, title, image }) => ({ slug, title, image }),
  );
}
