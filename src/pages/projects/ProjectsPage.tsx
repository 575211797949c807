import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { solutionsAndProjects as russian } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { useQueryParams } from '../../features/query-params/use-query-params.ts';
import { ApplicationBand } from '../../features/call-to-action/ApplicationBand.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { ViewProps } from '../define-page.ts';
import type { ProjectsData } from './data.ts';
import { FilteredProjects } from './FilteredProjects.tsx';
import { ProjectFilters } from './ProjectFilters.tsx';

export default function ProjectsPage({ data, breadcrumbs }: ViewProps<ProjectsData>) {
  const t = useAreaTexts('solutionsAndProjects', russian).projects;
  const { emptyList } = useAreaTexts('articlesAndNews', articlesAndNews);
  const [query] = useQueryParams();
  const filter = { industry: query.get('industry'), year: query.get('year') };
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={t.title} lead={t.lead} flow />
      <Section compact>
        {data.total === 0 ? (
          <EmptyState title={emptyList} icon="file" />
        ) : (
          <>
            <ProjectFilters data={data} filter={filter} />
            <FilteredProjects key={[data.page, filter.industry, filter.year].join()} data={data} filter={filter} />
          </>
        )}
      </Section>
      <ApplicationBand {...t.ask} />
    </>
  );
}
