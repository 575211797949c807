import type { ArticleSummary } from '../../api/resources/article.ts';
import { displayDate } from '../../lib/text/display-date.ts';

/** One article across the whole width and three rows of three. */
export const ARTICLES_PER_PAGE = 10;

/** An article as a card shows it. */
export function toArticleCard({ slug, title, lead, image, section, publishedAt }: ArticleSummary) {
  return { slug, title, lead, image, section: section.title, date: displayDate(publishedAt) };
}
export type ArticleCardData = ReturnType<typeof toArticleCard>;
