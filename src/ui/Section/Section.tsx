import type { ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import styles from './Section.module.scss';

interface SectionProps {
  /** The background. Two white neighbours share one gap. */
  tone?: 'white' | 'mist' | 'ink';
  compact?: boolean;
  /** The anchor. */
  id?: string;
  /** The id of its heading. */
  labelledBy?: string;
  /** `full`: the content reaches the edges of the screen and has its own margins. */
  width?: 'content' | 'full';
  /** Not printed. */
  print?: 'hidden';
  /** Hidden without scripts, too. */
  script?: 'needed';
  className?: string;
  children: ReactNode;
}

/** A section of the page with its spacing and margins. */
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
