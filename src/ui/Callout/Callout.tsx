import { classNames } from '../../lib/react/class-names.ts';
import styles from './Callout.module.scss';

interface CalloutProps {
  /** «99,9 %» */
  value: string;
  label: string;
  tone?: 'air' | 'uv';
  className?: string;
}

/** A figure on a small card with a pointer to the described part. */
export function Callout({ value, label, tone = 'air', className }: CalloutProps) {
  return (
    <p className={classNames(styles.callout, styles[tone], className)}>
      <span className={styles.value}>{value}</span>
      <span className={styles.label}>{label}</span>
    </p>
  );
}
