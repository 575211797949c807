import { classNames } from '../../lib/class-names.ts';
import { Link } from '../Link/Link.tsx';
import styles from './Tabs.module.scss';

export interface Tab {
  label: string;
  href: string;
  count?: number | undefined;
}

interface TabsProps {
  /** What the tabs divide, for those who do not see it. */
  label: string;
  items: Tab[];
  /** The address of the chosen one. */
  current: string;
  /** `page`: each is a page of its own; `location`: places of one page. */
  kind?: 'page' | 'location' | undefined;
}

/** Tabs that are addresses: they work without scripts, survive a reload and can be shared. */
export function Tabs({ label, items, current, kind = 'page' }: TabsProps) {
  return (
    <nav aria-label={label} className={styles.scroller}>
      <ul className={styles.tabs}>
        {items.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              look="plain"
              className={classNames(styles.tab, tab.href === current && styles.active)}
              aria-current={tab.href === current ? kind : undefined}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
