import { PlainText } from '../PlainText/PlainText.tsx';
import type { Picture as PictureData } from '../../lib/files/picture.ts';
import { Picture } from '../Picture/Picture.tsx';
import { initials } from './initials.ts';
import styles from './Quote.module.scss';

interface QuoteProps {
  text: string;
  author: string;
  position?: string;
  /** Without it the initials are shown. */
  portrait?: PictureData | null;
}

/** A quote by an employee, with a portrait. */
export function Quote({ text, author, position, portrait }: QuoteProps) {
  return (
    <div className={styles.quote}>
      {portrait ? (
        <Picture picture={portrait} sizes="260px" ratio="1/1" shape="circle" alt={author} className={styles.portrait} />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initials(author)}
        </span>
      )}
      <figure>
        <blockquote className={styles.text}>{text}</blockquote>
        <figcaption className={styles.caption}>
          <p className={styles.author}>{author}</p>
          {position && (
            <p className={styles.position}>
              <PlainText>{position}</PlainText>
            </p>
          )}
        </figcaption>
      </figure>
    </div>
  );
}
