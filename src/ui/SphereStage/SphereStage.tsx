import type { ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import type { Picture as PictureData } from '../../lib/files/picture.ts';
import { Flow } from '../Flow/Flow.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './SphereStage.module.scss';

interface SphereStageProps {
  picture: PictureData | null | undefined;
  alt?: string;
  sizes: string;
  /** Callouts, positioned inside the square. */
  children?: ReactNode;
  className?: string;
}

/**
 * The picture of a hero: a photo in the sphere and the streamlines around it. The streamlines are positioned by the sphere and
 * much wider; the container clips them.
 */
export function SphereStage({ picture, alt, sizes, children, className }: SphereStageProps) {
  return (
    <div className={classNames(styles.stage, className)}>
      <Flow drawing="hero" eager className={styles.flow} />
      <div className={styles.picture}>
        <Picture picture={picture} alt={alt} sizes={sizes} ratio="1/1" shape="circle" priority />
      </div>
      <Flow drawing="lens" eager className={styles.lens} />
      {children}
    </div>
  );
}
