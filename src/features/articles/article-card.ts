import type { ArticleSummary } from '../../api/article.ts';
import { printedDay } from '../../lib/printed-day.ts';

/** An article as a card shows it. */
export function articleCard({ slug, title, lead, image, section, publishedAt }: ArticleSummary) {
  return { slug, title, lead, image, section: section.title, date: printedDay(publishedAt) };
}
export type ArticleCardData = ReturnType<typeof articleCard>;

export function newestFirst<Item extends { publishedAt: string; id: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id);
}
