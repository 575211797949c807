import type { ReactNode } from 'react';
import styles from './Lead.module.scss';

/** The first paragraph of a text, in a size of its own. */
export function Opening({ children }: { children: ReactNode }) {
  return <p className={styles.opening}>{children}</p>;
}
