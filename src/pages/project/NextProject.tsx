import { solutionsAndProjects as russian } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { CardLink } from '../../ui/Card/CardLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { routes } from '../../routes.ts';
import styles from './NextProject.module.scss';

/** A link to the next project of the list. */
export function NextProject({ slug, title }: { slug: string; title: string }) {
  const t = useAreaTexts('solutionsAndProjects', russian);
  return (
    <nav aria-label={t.projects.next} className={styles.line}>
      <div>
        <p className={styles.label}>{t.projects.next}</p>
        <p className={styles.title}>
          <CardLink href={routes.project.href({ slug })}>{title}</CardLink>
        </p>
      </div>
      <Icon name="arrow-right" size={24} />
    </nav>
  );
}
