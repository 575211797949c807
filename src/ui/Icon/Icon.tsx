import { use, useState } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { PrerenderedContext } from '../../lib/react/prerendered.ts';
import { drawingOf } from './drawings.ts';
import styles from './Icon.module.scss';
import { iconNames } from './icon-names.ts';
import sprite from './sprite.svg?no-inline';

export type IconName = (typeof iconNames)[number];

/** Of each symbol in the sprite. */
const VIEW_BOX = '0 0 24 24';

const KNOWN = new Set<string>(iconNames);

interface IconProps {
  /** Names that come from data are plain strings: an unknown one is logged and renders nothing. */
  name: IconName | (string & {});
  size?: 16 | 20 | 24 | 28 | 32 | 48;
  /** The accessible name, required without a text beside the icon. */
  label?: string;
  className?: string;
}

export function Icon({ name, size = 24, label, className }: IconProps) {
  const isPrerendered = use(PrerenderedContext);
  // Chosen once: an icon that is shown does not change when the sprite has been read.
  const [isDrawn] = useState(() => !isPrerendered && drawingOf(name) !== undefined);
  if (!KNOWN.has(name)) {
    console.error(`There is no icon «${name}» in src/ui/Icon/glyphs`);
    return null;
  }
  return (
    <svg
      className={classNames(styles.icon, size === 16 && styles.small, className)}
      width={size}
      height={size}
      viewBox={isDrawn ? VIEW_BOX : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {isDrawn ? drawingOf(name) : <use href={`${sprite}#${name}`} />}
    </svg>
  );
}
