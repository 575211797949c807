import type { ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { UNRECORDED_CONTENT } from '../layout/session-replay.ts';
import styles from './FileBox.module.scss';

interface FileBoxProps {
  status: 'idle' | 'uploading' | 'uploaded' | 'error';
  icon: ReactNode;
  title: string;
  detail: string;
  detailId?: string;
  /** If set, the two lines are a button. */
  onPress?: () => void;
  /** From 0 to 1. */
  progress?: number;
  disabled?: boolean;
  invalid?: boolean;
  /** Buttons at the end of the row. */
  children?: ReactNode;
}

/** One row of a file field, in each of its states. */
export function FileBox({
  status,
  icon,
  title,
  detail,
  detailId,
  onPress,
  progress: share,
  disabled,
  invalid,
  children,
}: FileBoxProps) {
  const lines = (
    <>
      <span className={classNames(styles.title, status !== 'idle' && UNRECORDED_CONTENT)}>{title}</span>
      <span id={detailId} className={styles.detail}>
        {detail}
      </span>
    </>
  );
  return (
    <div className={classNames(styles.box, styles[status], invalid && styles.invalid, disabled && styles.disabled)}>
      <span className={styles.mark}>{icon}</span>
      <div role={status === 'error' ? 'alert' : undefined} className={styles.body}>
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
