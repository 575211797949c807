import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { RepeatButton } from '../RepeatButton/RepeatButton.tsx';
import styles from './PartFailed.module.scss';

interface PartFailedProps {
  /** What has failed; by default a part of the page. */
  text?: ReactNode;
  onRepeat: () => void;
}

/** Shown in place of a part whose code or data has failed. */
export function PartFailed({ text, onRepeat }: PartFailedProps) {
  const t = useTexts().ui;
  return (
    <div role="alert" className={styles.failure}>
      <p>{text ?? t.partFailed}</p>
      <RepeatButton variant="outline" onRepeat={onRepeat} />
    </div>
  );
}
