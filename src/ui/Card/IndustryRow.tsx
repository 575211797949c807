import { withNonBreakingGroups } from '../../lib/text/keep-together.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { CardLink } from './CardLink.tsx';
import styles from './IndustryRow.module.scss';

interface IndustryRowProps {
  href: string;
  title: string;
  lead?: string;
  icon: IconName;
  /** «6 решений» */
  count?: string;
  level?: 'h2' | 'h3';
}

/** A row of the index of industries, for a plain list. */
export function IndustryRow({ href, title, lead, icon, count, level: Level = 'h3' }: IndustryRowProps) {
  return (
    <li className={styles.row}>
      <Icon name={icon} size={28} className={styles.icon} />
      <div className={styles.text}>
        <Level className={styles.title}>
          <CardLink href={href}>{withNonBreakingGroups(title)}</CardLink>
        </Level>
        {lead && <p className={styles.lead}>{withNonBreakingGroups(lead)}</p>}
      </div>
      {count && <span className={styles.count}>{count}</span>}
      <Icon name="arrow-right" size={24} className={styles.arrow} />
    </li>
  );
}
