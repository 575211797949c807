import { texts } from '../texts.ts';
import styles from './FieldLayout.module.scss';

/** «96 / 500» right of a label. */
export function Counter({ id, length, max }: { id: string; length: number; max: number }) {
  return (
    <span id={id}>
      {texts().counter(length, max)}
      <span className={styles.unit}> {texts().counterUnit(max)}</span>
    </span>
  );
}
