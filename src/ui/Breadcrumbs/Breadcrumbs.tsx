import { useTexts } from '../../i18n/texts.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { modelName } from '../ModelName/model-name.tsx';
import styles from './Breadcrumbs.module.scss';

export interface Breadcrumb {
  label: string;
  href: string;
}

interface BreadcrumbsProps {
  /** The ancestors of the page, the home page first. */
  items: Breadcrumb[];
  /** The page itself. */
  current: string;
}

/** All ancestors on wide screens, the last one on phones. */
export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  const { breadcrumbs } = useTexts().ui;
  return (
    <nav aria-label={breadcrumbs} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {items.map(({ label, href }) => (
          <li key={href} className={styles.item}>
            <Link href={href} look="plain" className={styles.link}>
              <Icon name="chevron-left" size={16} className={styles.back} />
              {label}
            </Link>
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          <span className={styles.current}>{modelName(current)}</span>
        </li>
      </ol>
    </nav>
  );
}
