import type { ProjectSummary } from '../../api/resources/project.ts';
import { toProjectCard } from '../../features/projects/project-card.ts';
import type { LazyList } from '../../lib/data/long-list.ts';
import { memoizeByObject } from '../../lib/data/memoize-by-object.ts';
import { latestYearFirst } from '../../lib/data/newest-first.ts';
import { pageCount, pageItems } from '../../lib/data/pagination.ts';
import { routes } from '../../routes.ts';
import type { Entry, Head, LoadContext } from '../define-page.ts';
import { pagedTitle } from '../paged-title.ts';
import { projectFacets } from './project-facets.ts';

/** One project of full width and seven rows of three. */
const PER_PAGE = 22;

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.projects>[]> {
  return [{ params: {}, label: routes.projects.label, pages: pageCount(await api.projects.all(), PER_PAGE) }];
}

/** The latest year first. Every page has the facets of all projects; `items` are the projects of this page. */
export async function load({ api, page }: LoadContext<typeof routes.projects>) {
  const projects = latestYearFirst(await api.projects.all());
  return {
    page,
    lastPage: pageCount(projects, PER_PAGE),
    total: projects.length,
    ...filtersOf(projects),
    items: pageItems(projects, page, PER_PAGE).map((project) => ({
      ...toProjectCard(project),
      year: project.year,
      industry: project.industry?.slug,
    })),
  };
}
export type ProjectsData = Awaited<ReturnType<typeof load>>;

/** The options and the facets are found once, not for each page. */
const filtersOf = memoizeByObject((projects: LazyList<ProjectSummary>) => {
  const titles = new Map<string, string>();
  for (const { industry } of projects) if (industry) titles.set(industry.slug, industry.title);
  const facets = projectFacets(projects, PER_PAGE);
  return {
    industries: Array.from(titles, ([slug, title]) => ({ slug, title })),
    years: [...new Set(facets.map(({ year }) => year))],
    facets,
  };
});

export function head({ page }: ProjectsData): Head {
  const { label } = routes.projects;
  return {
    title: pagedTitle(label, page),
    breadcrumb: label,
    description: 'Объекты с оборудованием «Чистосферы»: задача, решение и измеренный результат.',
  };
}
