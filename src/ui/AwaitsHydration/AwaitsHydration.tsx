import type { ReactNode } from 'react';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import styles from './AwaitsHydration.module.scss';

interface AwaitsHydrationProps {
  /** A button, once the page is hydrated. */
  children: ReactNode;
  /** A link to the same without scripts. */
  fallback: ReactNode;
}

/** A control that needs a script. A click before hydration is recorded and replayed on the button. */
export function AwaitsHydration({ children, fallback }: AwaitsHydrationProps) {
  const hydrated = useHydrated();
  return (
    <span className={styles.place} data-awaits-hydration={hydrated ? undefined : ''}>
      {hydrated ? children : fallback}
    </span>
  );
}
