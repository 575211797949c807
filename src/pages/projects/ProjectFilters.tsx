import { solutionsAndProjects as russian } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { withQuery } from '../../features/query-params/use-query-params.ts';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import { Chip, Chips } from '../../ui/Chip/Chip.tsx';
import { routes } from '../../routes.ts';
import type { ProjectsData } from './data.ts';
import { chosenProjects, type ProjectFilter } from './project-facets.ts';
import styles from './ProjectFilters.module.scss';

interface ProjectFiltersProps {
  data: Pick<ProjectsData, 'industries' | 'years' | 'facets'>;
  filter: ProjectFilter;
}

/** The industries and the years. Without scripts an option links to the first page with such projects. */
export function ProjectFilters({ data: { industries, years, facets }, filter }: ProjectFiltersProps) {
  const t = useAreaTexts('solutionsAndProjects', russian).projects;
  const isLive = useHydrated();
  const hrefFor = (change: Partial<ProjectFilter>) => {
    const next = { ...filter, ...change };
    const query = Object.entries(next).filter((pair): pair is [string, string] => Boolean(pair[1]));
    // The same page keeps the position of the rows, which scroll on phones.
    const [page] = isLive ? [] : chosenProjects(facets, next).pages;
    return withQuery(routes.projects.href({}, page), new URLSearchParams(query));
  };
  return (
    <div className={styles.filters}>
      <Chips label={t.industry}>
        <Chip href={hrefFor({ industry: null })} active={!filter.industry}>
          {t.allIndustries}
        </Chip>
        {industries.map(({ slug, title }) => (
          <Chip key={slug} href={hrefFor({ industry: slug })} active={filter.industry === slug}>
            {title}
          </Chip>
        ))}
      </Chips>
      <Chips label={t.year}>
        <Chip href={hrefFor({ year: null })} active={!filter.year}>
          {t.allYears}
        </Chip>
        {years.map((year) => (
          <Chip key={year} href={hrefFor({ year: String(year) })} active={filter.year === String(year)}>
            {year}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}
