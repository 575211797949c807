import type { ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { unrecordedContent } from '../layout/session-replay.ts';
import styles from './FileBox.module.scss';

interface FileBoxProps {
  tone: 'idle' | 'uploading' | 'uploaded' | 'error';
  mark: ReactNode;
  title: string;
  detail: string;
  detailId?: string;
  /** With it, the two lines are a button. */
  onPress?: () => void;
  /** From 0 to 1. */
  share?: number;
  disabled?: boolean | undefined;
  invalid?: boolean;
  /** Buttons at the end of the row. */
  children?: ReactNode;
}

/** One row of a file field, in each of its states. */
export function FileBox({
  tone,
  mark,
  title,
  detail,
  detailId,
  onPress,
  share,
  disabled,
  invalid,
  children,
}: FileBoxProps) {
  const lines = (
    <>
      <span className={classNames(styles.title, tone !== 'idle' && unrecordedContent)}>{title}</span>
      <span id={detailId} className={styles.detail}>
        {detail}
      </span>
    </>
  );
  return (
    <div className={classNames(styles.box, styles[tone], invalid && styles.invalid, disabled && styles.disabled)}>
      <span className={styles.mark}>{mark}</span>
      <div role={tone === 'error' ? 'alert' : undefined} className={styles.body}>
        {onPress ? (
          <button type="button" className={classNames(styles.lines, styles.press)} onClick={onPress}>
            {lines}
          </button>
        ) : (
          <div className={styles.lines}>{lines}</div>
        )}
      </div>
      {children}
      {share !== undefined && <progress className={styles.progress} value={share} max={1} aria-label={detail} />}
    </div>
  );
}
