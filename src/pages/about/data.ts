import { loadStaticPage, staticPageHead } from '../../features/static-page/load-static-page.ts';
import { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../define-page.ts';

export async function load({ api }: LoadContext<typeof routes.about>) {
  const [page, reviews] = await Promise.all([loadStaticPage(api, 'about'), api.reviews.all()]);
  return {
    ...page,
    reviews: reviews.map(({ id, author, position, company, text }) => ({
      id,
      author,
      text,
      role: [position, company].filter(Boolean).join(', '),
    })),
  };
}
export type AboutData = Awaited<ReturnType<typeof load>>;

export function head(data: AboutData): Head {
  return { ...staticPageHead(data), breadcrumb: routes.about.label };
}
