import { ProjectCards } from '../../features/projects/ProjectCards.tsx';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { SolutionRow } from '../../ui/Card/SolutionRow.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { EquipmentItemData } from './data.ts';
import styles from './Usage.module.scss';

/** Uses of the model: industries, projects, solutions. */
export function Usage({ data: { industries, solutions, projects } }: { data: EquipmentItemData }) {
  const t = useAreaTexts('equipment', equipment);
  const hasProjects = projects.length > 0;
  return (
    <Section tone="mist" compact id="usage" print="hidden">
      <SectionHeading
        title={hasProjects ? t.usageTitle : t.usageOnlyTitle}
        action={hasProjects && <ArrowLink href={routes.projects.href()}>{t.allProjects}</ArrowLink>}
      />
      {industries.length > 0 && (
        <ul aria-label={t.industries} className={styles.industries}>
          {industries.map(({ slug, title }) => (
            <li key={slug}>
              <Link href={routes.industry.href({ slug })} look="plain" className={styles.industry}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {hasProjects && <ProjectCards projects={projects} label={t.projects} />}
      {solutions.length > 0 && (
        <div className={styles.solutions}>
          <h3>{t.solutions}</h3>
          <ul>
            {solutions.map(({ slug, title, lead, image }) => (
              <SolutionRow
                key={slug}
                href={routes.solution.href({ slug })}
                title={title}
                lead={lead}
                picture={image}
                level="h4"
              />
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
