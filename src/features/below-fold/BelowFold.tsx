import type { ReactNode } from 'react';
import styles from './BelowFold.module.scss';
import { useWholePage } from './use-whole-page.ts';

/** Content below the first screen on every device. */
export function BelowFold({ children }: { children: ReactNode }) {
  return <Rest isShown={useWholePage()}>{children}</Rest>;
}

/** The same for a page that controls when the content is rendered. */
export function Rest({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return isShown ? children : <Filler />;
}

/** Keeps the footer below the first screen until the content is there. */
export function Filler() {
  return <div className={styles.filler} />;
}
