import { classNames } from '../../lib/react/class-names.ts';
import styles from './Spinner.module.scss';

/** Visual only: the caller adds a text or `aria-busy`. */
export function Spinner({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames(styles.spinner, className)} />;
}
