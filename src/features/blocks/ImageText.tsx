import type { Block } from '../../api/resources/block.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import styles from './ImageText.module.scss';

/** A text with a picture beside it, on the side that the editor chose; on phones the picture comes first. */
export function ImageText({ title, html, image, side }: Extract<Block, { type: 'imageText' }>) {
  return (
    <div className={classNames(styles.split, side === 'right' && styles.pictureRight)}>
      <Picture picture={image} sizes="(min-width: 1024px) 56vw, 100vw" className={styles.picture} />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <RichText html={html} />
      </div>
    </div>
  );
}
