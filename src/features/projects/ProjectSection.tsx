import { solutionsAndProjects } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { ProjectCardData } from './project-card.ts';
import { ProjectCards } from './ProjectCards.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';

interface ProjectSectionProps {
  projects: ProjectCardData[];
  tone?: 'white' | 'mist';
}

/** Referenced projects and a link to all projects. */
export function ProjectSection({ projects, tone }: ProjectSectionProps) {
  const t = useAreaTexts('solutionsAndProjects', solutionsAndProjects).projects;
  if (projects.length === 0) return null;
  return (
    <Section tone={tone}>
      <SectionHeading
        eyebrow={t.title}
        title={t.where}
        action={<ArrowLink href={routes.projects.href()}>{t.all}</ArrowLink>}
      />
      <ProjectCards projects={projects} label={t.title} />
    </Section>
  );
}
