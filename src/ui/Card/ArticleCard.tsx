import { classNames } from '../../lib/react/class-names.ts';
import { withNonBreakingGroups } from '../../lib/text/keep-together.ts';
import type { Picture as PictureData } from '../../lib/files/picture.ts';
import { Picture } from '../Picture/Picture.tsx';
import { CaptionLine } from './CaptionLine.tsx';
import { CardLink } from './CardLink.tsx';
import styles from './MediaCard.module.scss';

interface ArticleCardProps {
  href: string;
  title: string;
  lead?: string;
  picture: PictureData | null | undefined;
  section?: string;
  /** The date as text and in ISO format. */
  date?: { text: string; iso: string };
  /** `feature`: the first of the list, in full width, with its lead. */
  size?: 'card' | 'feature';
  level?: 'h2' | 'h3';
  /** The `sizes` of the picture; by default for a row of three. */
  sizes?: string;
}

const SIZES = {
  card: '(min-width: 1600px) 464px, (min-width: 768px) 32vw, (min-width: 600px) 46vw, 100px',
  feature: '(min-width: 1600px) 950px, (min-width: 1024px) 64vw, 100vw',
};

export function ArticleCard({
  href,
  title,
  lead,
  picture,
  section,
  date,
  size = 'card',
  level: Level = 'h3',
  sizes = SIZES[size],
}: ArticleCardProps) {
  const day = date && <time dateTime={date.iso}>{date.text}</time>;
  return (
    <li className={classNames(styles.card, size === 'feature' ? styles.feature : styles.row)}>
      <Picture
        picture={picture}
        sizes={sizes}
        ratio={size === 'card' ? '3/2' : '16/9'}
        className={styles.picture}
        priority={size === 'feature'}
      />
      <div>
        <CaptionLine parts={[section, day]} />
        <Level className={size === 'feature' ? styles.huge : styles.small}>
          <CardLink href={href}>{withNonBreakingGroups(title)}</CardLink>
        </Level>
        {size === 'feature' && lead && <p className={styles.lead}>{lead}</p>}
      </div>
    </li>
  );
}
