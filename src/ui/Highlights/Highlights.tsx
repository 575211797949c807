import { splitUnit } from './split-unit.ts';
import styles from './Highlights.module.scss';

export interface Highlight {
  label: string;
  /** With its unit: «1 200 м³/ч». */
  value: string;
  /** Set if it is separate from the value. */
  unit?: string;
}

/** The main figures of a product in a grid of two by two. */
export function Highlights({ items }: { items: Highlight[] }) {
  return (
    <dl className={styles.highlights}>
      {items.map(({ label, ...measure }) => {
        const { value, unit } = measure.unit ? measure : splitUnit(measure.value);
        return (
          <div key={label} className={styles.item}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {value}
              {unit && <span className={styles.unit}>{`\u00a0${unit}`}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
