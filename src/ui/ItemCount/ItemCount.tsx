import { classNames } from '../../lib/react/class-names.ts';
import { formatCount } from '../../i18n/plural.ts';
import styles from './ItemCount.module.scss';

interface ItemCountProps {
  count: number;
  /** What is counted, in the form for the count. Not visible, for screen readers: «, 5 моделей». */
  noun?: string;
  className?: string;
}

/** The number of items behind a link or a switch, after its text. */
export function ItemCount({ count, noun, className }: ItemCountProps) {
  const classes = classNames(styles.count, className);
  if (noun === undefined) return <span className={classes}>{formatCount(count)}</span>;
  return (
    <span className={classNames(classes, styles.anchor)}>
      <span className={styles.spoken}>,{NBSP}</span>
      {formatCount(count)}
      <span className={styles.spoken}>
        {NBSP}
        {noun}
      </span>
    </span>
  );
}

const NBSP = '\u00a0';
