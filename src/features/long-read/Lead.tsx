import type { ReactNode } from 'react';
import styles from './Lead.module.scss';

/** The first paragraph of a text, in a larger size. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
