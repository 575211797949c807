import { splitAtModelCodes } from '../../lib/text/model-code.ts';
import { withNonBreakingGroups } from '../../lib/text/keep-together.ts';
import { highlight } from './highlight.ts';
import styles from './Highlighted.module.scss';

interface HighlightedProps {
  text: string;
  find: string;
}

/** A text with the words of the query highlighted. Page translators do not change the models in it. */
export function Highlighted({ text, find }: HighlightedProps) {
  return splitAtModelCodes(withNonBreakingGroups(text)).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} translate="no">
        <Marked text={part} find={find} />
      </span>
    ) : (
      <Marked key={index} text={part} find={find} />
    ),
  );
}

function Marked({ text, find }: HighlightedProps) {
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
