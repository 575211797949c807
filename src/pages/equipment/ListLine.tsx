import type { ReactNode } from 'react';
import type { CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import { Status } from '../../ui/Status/Status.tsx';
import styles from './ListLine.module.scss';
import { SortLinks } from './SortLinks.tsx';

interface ListLineProps {
  query: CatalogueQuery;
  isSortable: boolean;
  /** The number of shown models; changes are announced. */
  children: ReactNode;
}

/** The line above a list of models: their number and order. */
export function ListLine({ query, isSortable, children }: ListLineProps) {
  return (
    <div className={styles.line}>
      <Status className={styles.count}>{children}</Status>
      {isSortable && <SortLinks query={query} />}
    </div>
  );
}
