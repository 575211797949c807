import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { usePendingNavigation } from '../../../lib/react/pending-navigation.ts';
import styles from './LoadingIndicator.module.scss';

/** Shorter waits are not worth a word: the new page announces itself. */
const ANNOUNCE_DELAY_MS = 600;

/** A line along the top edge while the next page is on its way; said aloud when that takes long. */
export function LoadingIndicator() {
  const { loading } = useTexts().layout;
  const busy = usePendingNavigation();
  const long = useDelayed(busy, ANNOUNCE_DELAY_MS);
  return (
    <>
      <div className={styles.line} data-busy={busy} />
      <output className={styles.status}>{long && loading}</output>
    </>
  );
}

/** True once something has been going on for this long. */
function useDelayed(active: boolean, milliseconds: number): boolean {
  const [since, setSince] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setSince(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setSince(false);
    };
  }, [active, milliseconds]);
  return active && since;
}
