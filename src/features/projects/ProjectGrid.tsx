import { objects } from '../../i18n/ru/objects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import type { Picture } from '../../lib/picture.ts';
import { routes } from '../../routes.ts';
import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { ProjectCard } from '../../ui/Card/ProjectCard.tsx';

interface ProjectGridProps {
  projects: { slug: string; title: string; lead?: string | undefined; image?: Picture | undefined }[];
}

/** Projects that a page refers to. */
export function ProjectGrid({ projects }: ProjectGridProps) {
  const t = useAreaTexts('objects', objects);
  return (
    <CardGrid columns={3} label={t.projects.title}>
      {projects.map(({ slug, title, lead, image }) => (
        <ProjectCard key={slug} href={routes.project.href({ slug })} title={title} lead={lead} picture={image} />
      ))}
    </CardGrid>
  );
}
