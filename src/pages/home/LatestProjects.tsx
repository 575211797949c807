import { projectCardProps } from '../../features/projects/project-card-props.ts';
import { home } from '../../i18n/ru/home.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { ProjectCard } from '../../ui/Card/ProjectCard.tsx';
import { ReviewCard } from '../../ui/Card/ReviewCard.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { HomeData } from './data.ts';
import styles from './LatestProjects.module.scss';

const SIZES = {
  large: '(min-width: 1600px) 1400px, (min-width: 768px) 90vw, 104vw',
  small: '(min-width: 1600px) 590px, (min-width: 768px) 40vw, 78vw',
};

/** The newest projects, the first of them large, and one review. */
export function LatestProjects({ projects, review }: Pick<HomeData, 'projects' | 'review'>) {
  const t = useAreaTexts('home', home).projects;
  if (projects.length === 0) return null;
  return (
    <Section tone="mist">
      <SectionHeading
        eyebrow={t.eyebrow}
        title={t.title}
        action={<ArrowLink href={routes.projects.href()}>{t.more}</ArrowLink>}
      />
      <div className={styles.projects}>
        <CardGrid columns={2} label={t.eyebrow} phone="rail">
          {projects.map((project, index) => (
            <ProjectCard
              key={project.slug}
              {...projectCardProps(project)}
              ratio={index === 0 ? 'fill' : '16/9'}
              sizes={index === 0 ? SIZES.large : SIZES.small}
            />
          ))}
        </CardGrid>
      </div>
      {review && (
        <div className={styles.review}>
          <ReviewCard {...review} />
        </div>
      )}
    </Section>
  );
}
