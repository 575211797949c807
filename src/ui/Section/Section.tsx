import type { ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import styles from './Section.module.scss';

interface SectionProps {
  /** The ground it stands on. Two white neighbours share one gap. */
  tone?: 'white' | 'mist' | 'ink' | undefined;
  compact?: boolean | undefined;
  /** For links to it. */
  id?: string | undefined;
  /** The id of its heading. */
  labelledBy?: string | undefined;
  /** `full`: the content reaches the edges of the screen and brings its own margins. */
  width?: 'content' | 'full' | undefined;
  /** Left out on paper. */
  print?: 'hidden' | undefined;
  /** Left out where no script runs, too. */
  script?: 'needed' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A band of the page with its white space and margins. */
export function Section({
  tone = 'white',
  compact,
  id,
  labelledBy,
  width = 'content',
  print,
  script,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-tone={tone}
      data-print={print}
      data-script={script}
      className={classNames(styles.section, styles[tone], compact && styles.compact)}
    >
      <div className={classNames(width === 'content' && styles.container, className)}>{children}</div>
    </section>
  );
}
