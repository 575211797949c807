import type { ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { Eyebrow } from './Eyebrow.tsx';
import styles from './SectionHeading.module.scss';

interface SectionHeadingProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  /** The colour of the ring before the eyebrow: violet means ultraviolet. */
  eyebrowTone?: 'air' | 'uv';
  lead?: ReactNode;
  /** On the right of the title: a link to the whole list. */
  action?: ReactNode;
  level?: 'h1' | 'h2' | 'h3';
  /** For `labelledBy` of the section. */
  id?: string;
  /** `aside`: beside the content of a split, without the gap below. */
  position?: 'above' | 'aside';
}

export function SectionHeading({
  title,
  eyebrow,
  eyebrowTone,
  lead,
  action,
  level: Level = 'h2',
  id,
  position = 'above',
}: SectionHeadingProps) {
  return (
    <div className={classNames(styles.heading, styles[position])}>
      {eyebrow && <Eyebrow tone={eyebrowTone}>{eyebrow}</Eyebrow>}
      <div className={styles.row}>
        <Level id={id} className={styles[Level]}>
          {title}
        </Level>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
