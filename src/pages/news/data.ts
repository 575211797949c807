import type { NewsSummary } from '../../api/resources/news.ts';
import { toNewsCard } from '../../features/news/news-card.ts';
import { newestFirst } from '../../lib/data/newest-first.ts';
import { pageCount, pageItems } from '../../lib/data/pagination.ts';
import { yearSpansBy } from '../../lib/data/year-spans.ts';
import { routes } from '../../routes.ts';
import type { Entry, Head, LoadContext } from '../define-page.ts';
import { pagedTitle } from '../paged-title.ts';

/** One item of full width and three rows of three. */
const PER_PAGE = 10;

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.news>[]> {
  return [{ params: {}, label: routes.news.label, pages: pageCount(await api.news.all(), PER_PAGE) }];
}

function cardOf(item: NewsSummary) {
  const card = toNewsCard(item);
  return { ...card, year: Number(card.date.iso.slice(0, 4)) };
}

const yearsOf = yearSpansBy((item: NewsSummary) => cardOf(item).year, PER_PAGE);

export async function load({ api, page }: LoadContext<typeof routes.news>) {
  const news = newestFirst(await api.news.all());
  return {
    page,
    lastPage: pageCount(news, PER_PAGE),
    total: news.length,
    years: yearsOf(news),
    items: pageItems(news, page, PER_PAGE).map(cardOf),
  };
}
export type NewsData = Awaited<ReturnType<typeof load>>;

export function head({ page }: NewsData): Head {
  return {
    title: pagedTitle('Новости', page),
    breadcrumb: 'Новости',
    description:
      'Новости «Чистосферы»: испытания и новые модели, пуски на объектах, обновления приборов, документы и жизнь завода.',
  };
}

export function ancestors() {
  return [{ label: routes.about.label, href: routes.about.href() }];
}
