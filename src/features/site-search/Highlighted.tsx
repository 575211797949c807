import { highlight } from './highlight.ts';
import styles from './Highlighted.module.scss';

/** A text in which the words of the query stand out. */
export function Highlighted({ text, find }: { text: string; find: string }) {
  return highlight(text, find).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className={styles.found}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
