import { classNames } from '../../lib/react/class-names.ts';
import styles from './Spinner.module.scss';

/** Says «wait» to the eye only: whoever shows it says so in words or with `aria-busy`. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.spinner, className)} />;
}
