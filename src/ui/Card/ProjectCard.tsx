import { withNonBreakingGroups } from '../../lib/text/keep-together.ts';
import { classNames } from '../../lib/react/class-names.ts';
import type { Picture as PictureData } from '../../lib/files/picture.ts';
import { Picture, type PictureProps } from '../Picture/Picture.tsx';
import { CaptionLine } from './CaptionLine.tsx';
import { CardLink } from './CardLink.tsx';
import styles from './MediaCard.module.scss';

interface ProjectCardProps {
  href: string;
  title: string;
  lead?: string;
  picture: PictureData | null | undefined;
  year?: number;
  town?: string;
  ratio?: PictureProps['ratio'];
  sizes?: string;
  level?: 'h2' | 'h3';
  /** `feature`: the first of the list, in full width. */
  size?: 'card' | 'feature';
  /** On the first screen. */
  priority?: boolean;
}

const SIZES = {
  card: '(min-width: 1600px) 464px, (min-width: 768px) 32vw, (min-width: 600px) 46vw, 100vw',
  feature: '(min-width: 1600px) 950px, (min-width: 1024px) 64vw, 100vw',
};

export function ProjectCard({
  href,
  title,
  lead,
  picture,
  year,
  town,
  size = 'card',
  ratio = size === 'feature' ? '16/9' : '4/3',
  sizes = SIZES[size],
  priority,
  level: Level = 'h3',
}: ProjectCardProps) {
  return (
    <li className={classNames(styles.card, ratio === 'fill' && styles.fill, size === 'feature' && styles.feature)}>
      <Picture picture={picture} sizes={sizes} ratio={ratio} className={styles.picture} priority={priority} />
      <div>
        <CaptionLine parts={[year, town]} />
        <Level className={size === 'feature' && Level === 'h2' ? styles.huge : styles.large}>
          <CardLink href={href}>{withNonBreakingGroups(title)}</CardLink>
        </Level>
        {lead && <p className={styles.lead}>{withNonBreakingGroups(lead)}</p>}
      </div>
    </li>
  );
}
