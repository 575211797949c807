import { useTexts } from '../../../i18n/texts.ts';
import { useDelayed } from '../../../lib/react/use-delayed.ts';
import { usePendingPart } from '../../../lib/react/pending-parts.ts';
import { usePendingNavigation } from '../../../lib/react/pending-navigation.ts';
import styles from './LoadingIndicator.module.scss';

/** Shorter waits are not announced: screen readers read the new heading anyway. */
const ANNOUNCE_DELAY_MS = 600;

/** A line along the top edge while a page, or a part that was clicked, loads; announced to screen readers if that is slow. */
export function LoadingIndicator() {
  const { layout, ui } = useTexts();
  const navigating = usePendingNavigation();
  const busy = usePendingPart() || navigating;
  const long = useDelayed(busy, ANNOUNCE_DELAY_MS);
  return (
    <>
      <div className={styles.line} data-busy={busy} />
      <output className={styles.status}>{long && (navigating ? layout.loading : ui.loading)}</output>
    </>
  );
}
