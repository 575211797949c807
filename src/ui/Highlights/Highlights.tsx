import styles from './Highlights.module.scss';

export interface Highlight {
  label: string;
  value: string;
  unit?: string | undefined;
}

/** The main figures of a product: two by two, with a cross of hairlines between. */
export function Highlights({ items }: { items: Highlight[] }) {
  return (
    <dl className={styles.highlights}>
      {items.map(({ label, value, unit }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value}
            {unit && <span className={styles.unit}>{`\u00a0${unit}`}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
