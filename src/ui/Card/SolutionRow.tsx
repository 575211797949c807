import { withNonBreakingGroups } from '../../lib/text/keep-together.ts';
import type { Picture as PictureData } from '../../lib/files/picture.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { CardLink } from './CardLink.tsx';
import styles from './SolutionRow.module.scss';

interface SolutionRowProps {
  href: string;
  title: string;
  lead?: string;
  picture: PictureData | null | undefined;
  /** «3 модели» */
  count?: string;
  level?: 'h2' | 'h3' | 'h4';
}

/** A row of the list of solutions, for a plain list. */
export function SolutionRow({ href, title, lead, picture, count, level: Level = 'h3' }: SolutionRowProps) {
  return (
    <li className={styles.row}>
      <Picture
        picture={picture}
        sizes="(min-width: 768px) 220px, 100px"
        ratio="fill"
        shape="thumbnail"
        className={styles.picture}
      />
      <Level className={styles.title}>
        <CardLink href={href}>{withNonBreakingGroups(title)}</CardLink>
      </Level>
      {lead && <p className={styles.lead}>{withNonBreakingGroups(lead)}</p>}
      {count && <span className={styles.count}>{count}</span>}
      <span className={styles.arrow}>
        <Icon name="arrow-right" />
      </span>
    </li>
  );
}
