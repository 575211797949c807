import { toReviewCard } from '../../features/reviews/review-card.ts';
import { loadStaticPage, staticPageHead } from '../../features/static-page/load-static-page.ts';
import { pageCount, pageItems } from '../../lib/data/pagination.ts';
import { routes } from '../../routes.ts';
import type { Entry, Head, LoadContext } from '../define-page.ts';
import { pagedTitle } from '../paged-title.ts';

const REVIEWS_PER_PAGE = 20;

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.about>[]> {
  const pages = pageCount(await api.reviews.all(), REVIEWS_PER_PAGE);
  return [{ params: {}, label: routes.about.label, pages }];
}

/** `items` are the reviews of this page. Further pages have nothing else. */
export async function load({ api, page }: LoadContext<typeof routes.about>) {
  const [company, reviews] = await Promise.all([loadStaticPage(api, 'about'), api.reviews.all()]);
  return {
    ...company,
    ...(page > 1 && { lead: undefined, image: undefined, blocks: [] }),
    page,
    lastPage: pageCount(reviews, REVIEWS_PER_PAGE),
    total: reviews.length,
    items: pageItems(reviews, page, REVIEWS_PER_PAGE).map((review) => ({
      id: review.id,
      ...toReviewCard(review),
      project: review.project && { slug: review.project.slug, title: review.project.title },
    })),
  };
}
export type AboutData = Awaited<ReturnType<typeof load>>;

export function head(data: AboutData): Head {
  const own = staticPageHead(data);
  return { ...own, title: pagedTitle(own.title, data.page), breadcrumb: routes.about.label };
}
