import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { ItemCount, nameWithCount } from '../ItemCount/ItemCount.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './SideNav.module.scss';

export interface SideNavItem {
  label: string;
  href: string;
  count: number;
  /** What the number counts, for screen readers. */
  noun?: string;
  /** `page`: the current page; `true`: the current filter of this page's list. */
  current?: 'page' | 'true';
  /** Nested under the item above it. */
  nested?: boolean;
}

/** Links beside a list on wide screens, each with the number of its files. */
export function SideNav({ title, items }: { title: ReactNode; items: SideNavItem[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.nav} data-print="hidden">
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul className={styles.list}>
        {items.map(({ label, href, count, noun, current, nested }, index) => (
          // The hrefs change at hydration, and a link must keep the focus then.
          <li key={index}>
            <Link
              href={href}
              look="plain"
              className={classNames(styles.link, nested && styles.nested, current && styles.current)}
              aria-label={nameWithCount(label, count, noun)}
              aria-current={current}
            >
              <span>{`${label} `}</span>
              <ItemCount count={count} className={styles.count} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
