import type { ReactNode } from 'react';
import styles from './FactList.module.scss';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Short named facts side by side: customer, town, year. */
export function FactList({ items }: { items: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
