import { solutionsAndProjects } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import type { Picture } from '../../lib/files/picture.ts';
import { routes } from '../../routes.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { ProjectCard } from '../../ui/Card/ProjectCard.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';

interface ProjectSectionProps {
  projects: { slug: string; title: string; lead?: string | undefined; image?: Picture | undefined }[];
  tone?: 'white' | 'mist';
}

/** Projects that a page refers to, and the way to all of them. */
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
      <CardGrid columns={3} label={t.title} phone={projects.length > 1 ? 'rail' : 'list'}>
        {projects.map(({ slug, title, lead, image }) => (
          <ProjectCard key={slug} href={routes.project.href({ slug })} title={title} lead={lead} picture={image} />
        ))}
      </CardGrid>
    </Section>
  );
}
