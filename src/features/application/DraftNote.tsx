import styles from './DraftNote.module.scss';
import { texts } from './texts.ts';

/** Says that the form was filled in earlier, and lets the visitor empty it. */
export function DraftNote({ onStartAnew }: { onStartAnew: () => void }) {
  return (
    <p className={styles.note}>
      {texts().restored}
      <button type="button" className={styles.anew} onClick={onStartAnew}>
        {texts().startAnew}
      </button>
    </p>
  );
}
