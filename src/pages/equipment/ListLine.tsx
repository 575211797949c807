import type { ReactNode } from 'react';
import type { CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import styles from './ListLine.module.scss';
import { SortLinks } from './SortLinks.tsx';

interface ListLineProps {
  query: CatalogueQuery;
  isSortable: boolean;
  /** What the list shows, read out as it changes. */
  children: ReactNode;
}

/** Stands over a list of models: how many there are, and their order. */
export function ListLine({ query, isSortable, children }: ListLineProps) {
  return (
    <div className={styles.line}>
      <p role="status" className={styles.count}>
        {children}
      </p>
      {isSortable && <SortLinks query={query} />}
    </div>
  );
}
