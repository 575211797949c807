import { withNonBreakingGroups } from '../../lib/text/keep-together.ts';
import { highlight } from './highlight.ts';
import styles from './Highlighted.module.scss';

/** A text with the words of the query highlighted. */
export function Highlighted({ text, find }: { text: string; find: string }) {
  return highlight(withNonBreakingGroups(text), find).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className={styles.found}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
