import type { ReactNode } from 'react';
import styles from './BelowFold.module.scss';
import { useWholePage } from './use-whole-page.ts';

/** What lies below the first screen of a page on every device. */
export function BelowFold({ children }: { children: ReactNode }) {
  return <Rest isShown={useWholePage()}>{children}</Rest>;
}

/** The same where the page itself has to know when the rest of it is there. */
export function Rest({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return isShown ? children : <div className={styles.place} />;
}
