import { classNames } from '../../lib/react/class-names.ts';
import { type Picture as PictureData, pictureSources } from '../../lib/files/picture.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './Picture.module.scss';

export interface PictureProps {
  picture: PictureData | null | undefined;
  /** The alternative text; by default that of the picture. Empty for decoration. */
  alt?: string;
  /** The `sizes` attribute, by which the browser chooses a preset: `(min-width: 1024px) 33vw, 100vw`. */
  sizes: string;
  /** `natural`: the picture's own; `fill`: the height of its container. */
  ratio?: '4/3' | '3/2' | '16/9' | '7/3' | '1/1' | 'natural' | 'fill';
  shape?: 'card' | 'thumbnail' | 'circle' | 'plain';
  /** The main picture of the first screen: loaded eagerly, with high priority. */
  priority?: boolean;
  /** The icon for a missing picture. */
  placeholder?: IconName;
  className?: string;
}

const RATIOS = {
  '4/3': styles.r43,
  '3/2': styles.r32,
  '16/9': styles.r169,
  '7/3': styles.r73,
  '1/1': styles.r11,
  natural: '',
  fill: styles.fill,
};

export function Picture({
  picture,
  alt,
  sizes,
  ratio = '4/3',
  shape = 'card',
  priority = false,
  placeholder = 'image',
  className,
}: PictureProps) {
  const frame = classNames(styles.frame, RATIOS[ratio], styles[shape], className);
  if (!picture) {
    return (
      <span className={classNames(frame, styles.missing, ratio === 'natural' && styles.r43)}>
        <Icon name={placeholder} size={48} />
      </span>
    );
  }
  const { srcset, ...sources } = pictureSources(picture);
  return (
    <span className={frame}>
      <img
        {...sources}
        srcSet={srcset}
        sizes={srcset && sizes}
        alt={alt ?? picture.alt ?? ''}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </span>
  );
}
