import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import { CardLink } from '../../ui/Card/CardLink.tsx';
import { Icon, type IconName } from '../../ui/Icon/Icon.tsx';
import styles from './TechnicalSets.module.scss';
import type { TechnicalSet } from './list-technical-sets.ts';

/** The API has no icons for its categories: several icons are used in turn. */
const SET_ICONS: IconName[] = ['file', 'list', 'cube', 'grid', 'route', 'gauge'];

interface TechnicalSetsProps {
  sets: TechnicalSet[];
  level?: 'h2' | 'h3';
}

/** The categories of technical documentation with their contents. */
export function TechnicalSets({ sets, level: Level = 'h3' }: TechnicalSetsProps) {
  const { fileCount } = useAreaTexts('documents', documents);
  return (
    <ul className={styles.grid}>
      {sets.map(({ id, title, description, count }, index) => (
        <li key={id} className={styles.cell}>
          <Icon name={SET_ICONS[index % SET_ICONS.length] ?? 'file'} size={32} className={styles.icon} />
          <div className={styles.text}>
            <Level className={styles.title}>
              <CardLink href={routes.technicalSet.href({ id: String(id) })}>{title}</CardLink>
            </Level>
            {description && <p className={styles.description}>{description}</p>}
            <p className={styles.count}>{fileCount(count)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
