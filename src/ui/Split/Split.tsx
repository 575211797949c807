import type { ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import styles from './Split.module.scss';

interface SplitProps {
  /**
   * Of twelve columns: 4+8 heading and content, 5+7 index and list, 3+9 sidebar and catalogue, 7+5 gallery and facts, 8+4
   * feature.
   */
  columns?: '4+8' | '5+7' | '3+9' | '7+5' | '8+4';
  /** The content of the first column. */
  first: ReactNode;
  /** The first column is sticky. */
  sticky?: boolean;
  /** Vertical alignment. */
  align?: 'start' | 'center';
  children: ReactNode;
}

const SPLITS = { '4+8': styles.s48, '5+7': styles.s57, '3+9': styles.s39, '7+5': styles.s75, '8+4': styles.s84 };

/** Two columns from 1024 px, stacked on narrower screens. */
export function Split({ columns = '4+8', first, sticky = false, align = 'start', children }: SplitProps) {
  return (
    <div className={classNames(SPLITS[columns], align === 'center' && styles.center)}>
      <div className={classNames(styles.column, sticky && styles.sticky)}>{first}</div>
      <div className={styles.column}>{children}</div>
    </div>
  );
}
