import { classNames } from '../../lib/react/class-names.ts';
import styles from './Numbers.module.scss';

export interface Figure {
  value: string;
  label: string;
}

interface NumbersProps {
  items: readonly Figure[];
  /** `m`: smaller figures without lines, inside a text. */
  size?: 'l' | 'm';
}

/** Big figures and what they count. */
export function Numbers({ items, size = 'l' }: NumbersProps) {
  return (
    <dl className={classNames(styles.numbers, styles[size])}>
      {items.map(({ value, label }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
