import { pageCount, pageSlice } from '../../lib/paging.ts';
import { printedDay } from '../../lib/printed-day.ts';
import { routes } from '../../routes.ts';
import type { Entry, Head, LoadContext } from '../page.ts';

const PER_PAGE = 12;

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.news>[]> {
  const news = await api.news.all();
  return [{ params: {}, label: routes.news.label, pages: pageCount(news, PER_PAGE) }];
}

export async function load({ api, page }: LoadContext<typeof routes.news>) {
  const news = await api.news.all();
  const newestFirst = news.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id);
  return {
    page,
    lastPage: pageCount(news, PER_PAGE),
    items: pageSlice(newestFirst, page, PER_PAGE).map(({ slug, title, lead, image, publishedAt }) => ({
      slug,
      title,
      lead,
      image,
      date: printedDay(publishedAt),
    })),
  };
}
export type NewsData = Awaited<ReturnType<typeof load>>;

export function head({ page }: NewsData): Head {
  return {
    title: page > 1 ? `Новости, страница ${page}` : 'Новости',
    crumb: 'Новости',
    description: 'Что нового у «Чистосферы»: оборудование, испытания, производство и объекты.',
  };
}
