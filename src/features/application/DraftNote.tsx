import { Status } from '../../ui/Status/Status.tsx';
import styles from './DraftNote.module.scss';
import type { Draft } from './draft.ts';
import type { ApplicationType } from '../../api/resources/application.ts';
import { applicationTexts, textsOf } from './application-texts.ts';

interface DraftNoteProps {
  draft: Draft;
  type: ApplicationType;
  onStartAnew: () => void;
}

/** Notifies that a draft was restored and that its file was not, with a button that clears the form. */
export function DraftNote({ draft, type, onStartAnew }: DraftNoteProps) {
  return (
    <p className={styles.note}>
      {applicationTexts().restored}
      {draft.hadFile && textsOf(type).fileNotRestored}
      <button type="button" className={styles.anew} onClick={onStartAnew}>
        {applicationTexts().startAnew}
      </button>
    </p>
  );
}

/** Notifies that the typed values cannot be stored. */
export function UnsavedNote() {
  return <Status className={styles.note}>{applicationTexts().unsaved}</Status>;
}
