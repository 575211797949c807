import { withNonBreakingGroups } from '../../lib/text/keep-together.ts';
import styles from './SpecTable.module.scss';

export interface SpecRow {
  name: string;
  value: string;
  unit?: string;
}

const NBSP = '\u00a0';

/** One group of a specification: names on the left, values on the right. */
export function SpecTable({ title, rows }: { title: string; rows: SpecRow[] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{title}</caption>
      <tbody>
        {rows.map(({ name, value, unit }) => (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              {withNonBreakingGroups(name)}
            </th>
            <td className={styles.value}>
              {withNonBreakingGroups(value)}
              {unit && (
                <span className={styles.unit}>
                  {NBSP}
                  {unit}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
