import type { ProjectSummary } from '../../api/resources/project.ts';
import { loadProductCards } from '../../features/equipment/product-card.ts';
import { toReviewCard } from '../../features/reviews/review-card.ts';
import { type LazyList, mapped } from '../../lib/data/long-list.ts';
import { memoizeByObject } from '../../lib/data/memoize-by-object.ts';
import { latestYearFirst } from '../../lib/data/newest-first.ts';
import { routes } from '../../routes.ts';
import { detailEntry } from '../detail-entry.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Entry, Head, LoadContext } from '../define-page.ts';

/** The number of figures in one row. */
const RESULTS = 3;

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Iterable<Entry<typeof routes.project>>> {
  return mapped(latestYearFirst(await api.projects.all()), (listed) => detailEntry(listed, listed.title));
}

export async function load({ api, params }: LoadContext<typeof routes.project>) {
  const [item, projects] = await Promise.all([api.projects.get(params.slug), api.projects.all()]);
  const {
    title,
    lead,
    image,
    customer,
    town,
    year,
    industry,
    gallery,
    task,
    solution,
    result,
    results,
    equipment,
    review,
    seo,
  } = item;
  return {
    title,
    lead,
    image,
    customer,
    town,
    year,
    industry: industry && { slug: industry.slug, title: industry.title },
    gallery,
    story: [
      { title: 'Задача', html: task, figures: [] },
      { title: 'Решение', html: solution, figures: [] },
      { title: 'Результат', html: result, figures: results.slice(0, RESULTS) },
    ].filter(({ html, figures }) => html !== '' || figures.length > 0),
    equipment: await loadProductCards(equipment, api),
    review: review && toReviewCard(review),
    next: nextOf(item, latestYearFirst(projects)),
    seo,
  };
}
export type ProjectData = Awaited<ReturnType<typeof load>>;

export function head({ title, lead, image, seo }: ProjectData): Head {
  return {
    title: seo?.title ?? title,
    breadcrumb: title,
    description: seo?.description ?? lead,
    image: seo?.image ?? image,
  };
}

export function ancestors(): Breadcrumb[] {
  return [{ label: routes.projects.label, href: routes.projects.href() }];
}

// Each project needs its position.
const indexesOf = memoizeByObject(
  (projects: LazyList<ProjectSummary>) => new Map(Array.from(projects, ({ id }, index) => [id, index])),
);

/** The next project of the list; after the last one the first. */
function nextOf({ id }: Pick<ProjectSummary, 'id'>, projects: LazyList<ProjectSummary>) {
  const next = projects.at((indexesOf(projects).get(id) ?? -1) + 1) ?? projects.at(0);
  return next && next.id !== id ? { slug: next.slug, title: next.title } : undefined;
}
