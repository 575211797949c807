import type { Api } from '../../api/index.ts';
import type { NewsSummary } from '../../api/resources/news.ts';
import type { Ref } from '../../api/schema/ref.ts';
import { joinById } from '../../lib/data/join-by-id.ts';
import { displayDate } from '../../lib/text/display-date.ts';

/** The data of a news item's card. */
export function toNewsCard({ slug, title, lead, image, publishedAt }: NewsSummary) {
  return { slug, title, lead, image, date: displayDate(publishedAt) };
}
type NewsCardData = ReturnType<typeof toNewsCard>;

/** A referenced item that is in no list has only its reference. */
export type ReferredNewsCard = Partial<NewsCardData> & Pick<NewsCardData, 'slug' | 'title'>;

/** The cards of referenced news, the same as in their list. */
export async function loadNewsCards(refs: readonly Ref[], api: Pick<Api, 'news'>): Promise<ReferredNewsCard[]> {
  if (refs.length === 0) return [];
  const news = await api.news.byIds(refs.map(({ id }) => id));
  return joinById<Ref, NewsSummary, ReferredNewsCard>(refs, news, toNewsCard, ({ slug, title, image }) => ({
    slug,
    title,
    image,
  }));
}
