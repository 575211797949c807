import type { ProjectSummary } from '../../api/resources/project.ts';
import type { LazyList } from '../../lib/data/long-list.ts';

/** The projects of an industry in a year. */
export interface ProjectFacet {
  year: number;
  /** The slug; absent for projects without an industry. */
  industry?: string;
  /** Number of projects. */
  count: number;
  /** The pages of the list that have them, counted from 1, ascending. */
  pages: number[];
}

/** What the visitor has chosen; null for all. */
export interface ProjectFilter {
  industry: string | null;
  year: string | null;
}

/** The facets in the order of the list, which is sorted by year. */
export function projectFacets(projects: LazyList<ProjectSummary>, perPage: number): ProjectFacet[] {
  const facets = new Map<string, ProjectFacet>();
  let position = 0;
  for (const { year, industry } of projects) {
    const page = Math.floor(position++ / perPage) + 1;
    const key = `${year} ${industry?.slug ?? ''}`;
    const facet = facets.get(key) ?? { year, industry: industry?.slug, count: 0, pages: [] };
    facet.count++;
    if (facet.pages.at(-1) !== page) facet.pages.push(page);
    facets.set(key, facet);
  }
  return [...facets.values()];
}

/** Whether a project, or each project of a facet, passes the filter. */
export function isChosen({ industry, year }: Pick<ProjectFacet, 'industry' | 'year'>, filter: ProjectFilter): boolean {
  return (!filter.industry || industry === filter.industry) && (!filter.year || String(year) === filter.year);
}

/** The number of projects that pass the filter, and the pages of the list that have them. */
export function chosenProjects(
  facets: readonly ProjectFacet[],
  filter: ProjectFilter,
): Pick<ProjectFacet, 'count' | 'pages'> {
  const chosen = facets.filter((facet) => isChosen(facet, filter));
  return {
    count: chosen.reduce((sum, { count }) => sum + count, 0),
    pages: [...new Set(chosen.flatMap(({ pages }) => pages))].toSorted((a, b) => a - b),
  };
}
