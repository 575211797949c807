import { PlainText } from '../PlainText/PlainText.tsx';
import { classNames } from '../../lib/react/class-names.ts';
import styles from './Steps.module.scss';

interface Step {
  title: string;
  text?: string;
  /** Filled violet, for the step with ultraviolet light. */
  uv?: boolean;
}

interface StepsProps {
  items: Step[];
  /** `numbers`: a numbered circle on the line; `beads`: a dot on the line, the number under it. */
  marks?: 'numbers' | 'beads';
}

/** Steps along a line, left to right. */
export function Steps({ items, marks = 'numbers' }: StepsProps) {
  return (
    <ol className={classNames(styles.steps, styles[marks])}>
      {items.map(({ title, text, uv }, index) => (
        <li key={title} className={styles.step}>
          <span className={classNames(styles.line, uv && styles.uv)} aria-hidden="true">
            <span className={styles.mark}>{marks === 'numbers' && index + 1}</span>
          </span>
          {marks === 'beads' && (
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
          )}
          <h3 className={styles.title}>{title}</h3>
          {text && (
            <p className={styles.text}>
              <PlainText>{text}</PlainText>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
