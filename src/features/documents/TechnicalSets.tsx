import { countOf } from '../../lib/plural.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { routes } from '../../routes.ts';
import styles from './TechnicalSets.module.scss';

export interface TechnicalSetSummary {
  id: number;
  title: string;
  description: string;
  count: number;
}

/** The sets of technical documentation, each with what is in it. */
export function TechnicalSets({ sets }: { sets: TechnicalSetSummary[] }) {
  return (
    <ul className={styles.grid}>
      {sets.map(({ id, title, description, count }) => (
        <li key={id} className={styles.cell}>
          <h3 className={styles.title}>
            <Link href={routes.technicalSet.href({ id: String(id) })} look="plain">
              {title}
            </Link>
          </h3>
          <p>{description}</p>
          <p className={styles.count}>{countOf(count, ['файл', 'файла', 'файлов'])}</p>
        </li>
      ))}
    </ul>
  );
}
