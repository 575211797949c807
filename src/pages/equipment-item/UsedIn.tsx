import type { Ref } from '../../api/ref.ts';
import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { ProjectCard } from '../../ui/Card/ProjectCard.tsx';
import { SolutionRow } from '../../ui/Card/SolutionRow.tsx';
import { Chip, Chips } from '../../ui/Chip/Chip.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';

interface UsedInProps {
  industries: Ref[];
  solutions: Ref[];
  projects: Ref[];
}

/** Where an item works: industries, ready solutions, objects. Nothing where there is nothing to say. */
export function UsedIn({ industries, solutions, projects }: UsedInProps) {
  if (industries.length + solutions.length + projects.length === 0) return null;
  return (
    <Section compact id="usage">
      <SectionHeading title="Где применяют" />
      <Chips label="Отрасли">
        {industries.map(({ slug, title }) => (
          <Chip key={slug} href={routes.industry.href({ slug })}>
            {title}
          </Chip>
        ))}
      </Chips>
      {solutions.length > 0 && (
        <ul>
          {solutions.map(({ slug, title, lead, image }) => (
            <SolutionRow key={slug} href={routes.solution.href({ slug })} title={title} lead={lead} picture={image} />
          ))}
        </ul>
      )}
      {projects.length > 0 && (
        <CardGrid columns={3} label="Проекты">
          {projects.map(({ slug, title, lead, image }) => (
            <ProjectCard key={slug} href={routes.project.href({ slug })} title={title} lead={lead} picture={image} />
          ))}
        </CardGrid>
      )}
    </Section>
  );
}
