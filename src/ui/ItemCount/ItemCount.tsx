import { classNames } from '../../lib/react/class-names.ts';
import { formatCount } from '../../i18n/plural.ts';
import styles from './ItemCount.module.scss';

/** The number of items behind a link or a switch, after its text. */
export function ItemCount({ count, className }: { count: number; className?: string }) {
  return <span className={classNames(styles.count, className)}>{formatCount(count)}</span>;
}

/**
 * The accessible name of that link or switch: «Воздух, 5 моделей». An attribute: each hidden text would be a layer of its own,
 * which the browser tests on each press and paints.
 * @param noun what is counted, in the form for the count; without it the text and the number are the name
 */
export function nameWithCount(label: string, count: number | undefined, noun: string | undefined): string | undefined {
  return count === undefined || noun === undefined ? undefined : `${label}, ${formatCount(count)}\u00a0${noun}`;
}
