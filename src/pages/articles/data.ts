import { articleCard, newestFirst } from '../../features/articles/article-cards.ts';
import { pageCount, pageSlice } from '../../lib/paging.ts';
import { routes } from '../../routes.ts';
import type { Entry, Head, LoadContext } from '../page.ts';

const PER_PAGE = 10;

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.articles>[]> {
  return [{ params: {}, label: routes.articles.label, pages: pageCount(await api.articles.all(), PER_PAGE) }];
}

export async function load({ api, page }: LoadContext<typeof routes.articles>) {
  const [articles, sections, industries] = await Promise.all([
    api.articles.all(),
    api.articleSections.all(),
    api.articles.industries(),
  ]);
  return {
    page,
    lastPage: pageCount(articles, PER_PAGE),
    total: articles.length,
    sections: sections.map(({ slug, title, articlesCount }) => ({ slug, title, count: articlesCount })),
    industries,
    items: pageSlice(newestFirst(articles), page, PER_PAGE).map(articleCard),
  };
}
export type ArticlesData = Awaited<ReturnType<typeof load>>;

export function head({ page }: ArticlesData): Head {
  return {
    title: page > 1 ? `Статьи, страница ${page}` : 'Статьи',
    crumb: 'Статьи',
    description: 'Как рассчитать, подобрать, смонтировать и проверить оборудование для очистки воздуха и воды.',
  };
}
