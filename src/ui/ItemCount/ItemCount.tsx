import { classNames } from '../../lib/react/class-names.ts';
import styles from './ItemCount.module.scss';

interface ItemCountProps {
  count: number;
  /** What is counted, in the form for the count. Not visible, for screen readers: «, 5 моделей». */
  noun?: string;
  className?: string;
}

/** The number of items behind a link or a switch, after its text. */
export function ItemCount({ count, noun, className }: ItemCountProps) {
  if (noun === undefined) return <span className={className}>{count}</span>;
  return (
    <span className={classNames(styles.count, className)}>
      <span className={styles.spoken}>,{NBSP}</span>
      {count}
      <span className={styles.spoken}>
        {NBSP}
        {noun}
      </span>
    </span>
  );
}

const NBSP = '\u00a0';
