import type { ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import styles from './Split.module.scss';

interface SplitProps {
  /** Of twelve columns: 4+8 heading and content, 5+7 index and list. */
  columns?: '4+8' | '5+7';
  /** The content of the first column. */
  first: ReactNode;
  /** The first column is sticky. */
  sticky?: boolean;
  children: ReactNode;
}

const SPLITS = { '4+8': styles.s48, '5+7': styles.s57 };

/** Two columns from 1024 px, stacked on narrower screens. */
export function Split({ columns = '4+8', first, sticky = false, children }: SplitProps) {
  return (
    <div className={SPLITS[columns]}>
      <div className={classNames(styles.column, sticky && styles.sticky)}>{first}</div>
      <div className={styles.column}>{children}</div>
    </div>
  );
}
