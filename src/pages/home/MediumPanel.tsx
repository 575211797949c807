import { Badge } from '../../ui/Badge/Badge.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { routes } from '../../routes.ts';
import type { HomeData } from './data.ts';
import styles from './HomePage.module.scss';

interface MediumPanelProps {
  medium: 'air' | 'water';
  title: string;
  types: HomeData['types'];
}

const names = { air: 'Воздух', water: 'Вода' };

/** One of the two halves of the catalogue with its kinds of equipment. */
export function MediumPanel({ medium, title, types }: MediumPanelProps) {
  const catalogue = routes.equipment.href();
  return (
    <article className={styles[medium]}>
      <Badge tone={medium} icon={medium}>
        {names[medium]}
      </Badge>
      <h2 className={styles.panelTitle}>
        <Link href={`${catalogue}?medium=${medium}`} look="plain">
          {title}
        </Link>
      </h2>
      <ul className={styles.types}>
        {types
          .filter((type) => type.medium === medium)
          .map(({ slug, title: name, count }) => (
            <li key={slug}>
              <Link href={`${catalogue}?medium=${medium}&type=${encodeURIComponent(slug)}`} look="plain">
                {name}
              </Link>{' '}
              <small>{count}</small>
            </li>
          ))}
      </ul>
    </article>
  );
}
