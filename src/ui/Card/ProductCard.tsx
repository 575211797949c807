import { withNonBreakingGroups } from '../../lib/text/keep-together.ts';
import type { ReactNode } from 'react';
import type { Medium } from '../../lib/data/medium.ts';
import type { Picture as PictureData } from '../../lib/files/picture.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { classNames } from '../../lib/react/class-names.ts';
import { CardLink } from './CardLink.tsx';
import { modelName } from '../ModelName/model-name.tsx';
import styles from './ProductCard.module.scss';

interface ProductCardProps {
  href: string;
  name: string;
  lead?: string;
  picture: PictureData | null | undefined;
  medium?: Medium;
  /** Three on wide screens, two on phones. */
  highlights?: { label: string; value: string }[];
  level?: 'h2' | 'h3' | 'h4';
  /** On phones: a thumbnail beside the text, or a whole card for a rail. */
  phone?: 'row' | 'card';
  /** The `sizes` of the picture; by default for a row of four. */
  sizes?: string;
  /** Further controls, below the figures. */
  children?: ReactNode;
}

const SIZES = '(min-width: 1600px) 336px, (min-width: 1024px) 24vw, (min-width: 600px) 46vw, 100px';
const RAIL_SIZES = '(min-width: 1600px) 336px, (min-width: 1024px) 24vw, (min-width: 768px) 46vw, 78vw';
const HIGHLIGHTS = 3;

export function ProductCard({
  href,
  name,
  lead,
  picture,
  medium,
  highlights = [],
  level: Level = 'h3',
  phone = 'row',
  sizes = phone === 'row' ? SIZES : RAIL_SIZES,
  children,
}: ProductCardProps) {
  return (
    <li className={classNames(styles.card, phone === 'row' && styles.row)}>
      <div className={styles.image}>
        <Picture picture={picture} sizes={sizes} placeholder={medium} className={styles.picture} ratio="fill" />
        {medium && (
          <span className={classNames(styles.medium, styles[medium])}>
            <Icon name={medium} size={20} />
          </span>
        )}
      </div>
      <Level className={styles.name}>
        <CardLink href={href}>{modelName(withNonBreakingGroups(name))}</CardLink>
      </Level>
      <p className={styles.lead}>{withNonBreakingGroups(lead ?? '')}</p>
      <div className={styles.highlights}>
        <dl>
          {highlights.slice(0, HIGHLIGHTS).map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {children && <div className={styles.also}>{children}</div>}
      </div>
    </li>
  );
}
