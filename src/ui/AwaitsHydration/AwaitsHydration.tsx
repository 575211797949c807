import type { ReactNode } from 'react';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import styles from './AwaitsHydration.module.scss';

interface AwaitsHydrationProps {
  /** The button, rendered once the page is hydrated. */
  children: ReactNode;
  /** A link with the same purpose, for browsers without scripts. */
  fallback: ReactNode;
}

/** A control that needs scripts. A click before hydration is recorded and replayed on the button. */
export function AwaitsHydration({ children, fallback }: AwaitsHydrationProps) {
  const hydrated = useHydrated();
  return (
    <span className={styles.wrapper} data-awaits-hydration={hydrated ? undefined : ''}>
      {hydrated ? children : fallback}
    </span>
  );
}
