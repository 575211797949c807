import type { ReactNode } from 'react';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import styles from './ListMessage.module.scss';

/** The message of a list without options. */
export function ListMessage({ busy = false, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <p className={styles.message}>
      {busy && <Spinner className={styles.spinner} />}
      {children}
    </p>
  );
}
