import { ARTICLES_PER_PAGE } from '../../features/articles/article-card.ts';
import { loadArticleList } from '../../features/articles/article-list.ts';
import { pageCount } from '../../lib/data/pagination.ts';
import { routes } from '../../routes.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Entry, Head, LoadContext } from '../define-page.ts';
import { pagedTitle } from '../paged-title.ts';

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.articles>[]> {
  const pages = pageCount(await api.articles.all(), ARTICLES_PER_PAGE);
  return [{ params: {}, label: routes.articles.label, pages }];
}

export const load = async ({ api, page }: LoadContext<typeof routes.articles>) => loadArticleList(api, page);
export type ArticlesData = Awaited<ReturnType<typeof load>>;

export function head({ page }: ArticlesData): Head {
  return {
    title: pagedTitle('Статьи', page),
    breadcrumb: 'Статьи',
    description:
      'Расчёты, нормы и опыт эксплуатации: как рассчитать, подобрать, смонтировать и проверить оборудование для воздуха и воды.',
  };
}

export function ancestors(): Breadcrumb[] {
  return [{ label: routes.about.label, href: routes.about.href() }];
}
