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

/** Big figures and what they count, read as one phrase: «27 лет на рынке». */
export function Numbers({ items, size = 'l' }: NumbersProps) {
  return (
    <ul className={classNames(styles.numbers, styles[size])}>
      {items.map(({ value, label }) => (
        <li key={label} className={styles.item}>
          <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ul>
  );
}
