import { LoadMoreList } from '../../features/paged-list/LoadMoreList.tsx';
import { firstPage } from '../../features/paged-list/page-span.ts';
import { projectCardProps } from '../../features/projects/project-card-props.ts';
import { solutionsAndProjects as russian } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { ProjectCard } from '../../ui/Card/ProjectCard.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { routes } from '../../routes.ts';
import type { ProjectsData } from './data.ts';
import { chosenProjects, isChosen, type ProjectFilter } from './project-facets.ts';

interface FilteredProjectsProps {
  data: ProjectsData;
  filter: ProjectFilter;
}

const hrefOf = (page: number) => routes.projects.href({}, page);

/** The projects that pass the filter. Only pages that have such projects are loaded. */
export function FilteredProjects({ data, filter }: FilteredProjectsProps) {
  const t = useAreaTexts('solutionsAndProjects', russian).projects;
  const isWhole = !filter.industry && !filter.year;
  if (isWhole)
    return (
      <LoadMoreList first={data} last={data.lastPage} total={data.total} lastPage={data.lastPage} hrefOf={hrefOf}>
        {(items) => <Cards items={items} hasFeature />}
      </LoadMoreList>
    );
  const { count, pages } = chosenProjects(data.facets, filter);
  const [from = 1] = pages;
  if (count === 0)
    return (
      <EmptyState title={t.none} isReply actions={<Button href={routes.projects.href()}>{t.showAll}</Button>}>
        {t.noneHint}
      </EmptyState>
    );
  return (
    <LoadMoreList
      first={firstPage(data, from)}
      last={data.lastPage}
      pages={pages}
      total={count}
      hrefOf={hrefOf}
      isShown={(project) => isChosen(project, filter)}
    >
      {(items) => <Cards items={items} />}
    </LoadMoreList>
  );
}

/** @param hasFeature the first card is large; a filtered list has cards of equal size */
function Cards({ items, hasFeature = false }: { items: ProjectsData['items']; hasFeature?: boolean }) {
  const t = useAreaTexts('solutionsAndProjects', russian).projects;
  return (
    <CardGrid columns={3} label={t.title}>
      {items.map((project, index) => {
        const isFeature = hasFeature && index === 0;
        return (
          <ProjectCard
            key={project.slug}
            {...projectCardProps(project)}
            level="h2"
            size={isFeature ? 'feature' : 'card'}
            priority={isFeature}
          />
        );
      })}
    </CardGrid>
  );
}
