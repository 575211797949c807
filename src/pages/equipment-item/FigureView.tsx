import type { Figure } from '../../features/drawing/figure.ts';
import { drawing } from '../../i18n/ru/drawing.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import styles from './Technical.module.scss';

/** A drawing or a curve; a curve has a table of its values. */
export function FigureView({ figure: { title, label, viewBox, paths, letters, table } }: { figure: Figure }) {
  const t = useAreaTexts('drawing', drawing);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <svg role="img" aria-label={label} viewBox={viewBox} className={styles.picture}>
        {Object.entries(paths).map(([look, data]) => (
          <path key={look} d={data} className={styles[look]} />
        ))}
        {letters.map(({ x, y, size, text, anchor, upright }) => (
          <text
            key={`${x} ${y}`}
            x={x}
            y={y}
            fontSize={size}
            textAnchor={anchor}
            transform={upright ? `rotate(-90 ${x} ${y})` : undefined}
            className={styles.letters}
          >
            {text}
          </text>
        ))}
      </svg>
      {table && (
        <details className={styles.values}>
          <summary className={styles.summary}>{t.table}</summary>
          <table aria-label={title} className={styles.table}>
            <thead>
              <tr>
                {table.columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([x, y]) => (
                <tr key={x}>
                  <td>{x}</td>
                  <td>{y}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  );
}
