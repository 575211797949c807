import type { ReactNode } from 'react';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import styles from './AwaitsHydration.module.scss';

interface AwaitsHydrationProps {
  /** A button, once the page is hydrated. */
  children: ReactNode;
  /** What leads to the same without a script. */
  fallback: ReactNode;
}

/** A control that needs a script. A press before the page is hydrated is kept, and made good on the button. */
export function AwaitsHydration({ children, fallback }: AwaitsHydrationProps) {
  const hydrated = useHydrated();
  return (
    <span className={styles.place} data-awaits-hydration={hydrated ? undefined : ''}>
      {hydrated ? children : fallback}
    </span>
  );
}
