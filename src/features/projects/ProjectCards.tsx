import { CardGrid, columnsFor, HALF_WIDTH } from '../../ui/Card/CardGrid.tsx';
import { ProjectCard } from '../../ui/Card/ProjectCard.tsx';
import type { ProjectCardData } from './project-card.ts';
import { projectCardProps } from './project-card-props.ts';

/** Referenced projects: a single one in full width; on phones several of them scroll sideways. */
export function ProjectCards({ projects, label }: { projects: ProjectCardData[]; label: string }) {
  const isSingle = projects.length === 1;
  const columns = columnsFor(projects.length, 3);
  return (
    <CardGrid columns={columns} label={label} phone={isSingle ? 'list' : 'rail'}>
      {projects.map((project) => (
        <ProjectCard
          key={project.slug}
          {...projectCardProps(project)}
          size={isSingle ? 'feature' : 'card'}
          sizes={projects.length === 2 ? HALF_WIDTH : undefined}
        />
      ))}
    </CardGrid>
  );
}
