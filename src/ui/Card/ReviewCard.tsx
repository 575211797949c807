import { classNames } from '../../lib/react/class-names.ts';
import { ArrowLink } from '../ArrowLink/ArrowLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ReviewCard.module.scss';

interface ReviewCardProps {
  text: string;
  author: string;
  /** «Главный инженер, Перинатальный центр, Казань» */
  role?: string;
  scan?: { href: string; label: string };
  /** `narrow`: one of several in a row, its author below. */
  width?: 'wide' | 'narrow';
}

/** A customer's review, with a scan of the original. */
export function ReviewCard({ text, author, role, scan, width = 'wide' }: ReviewCardProps) {
  return (
    <figure className={classNames(styles.review, styles[width])}>
      <Icon name="quote" size={48} className={styles.mark} />
      <blockquote className={styles.text}>{text}</blockquote>
      <figcaption className={styles.author}>
        <p className={styles.name}>{author}</p>
        {role && <p className={styles.role}>{role}</p>}
        {scan && (
          <ArrowLink href={scan.href} external icon="file">
            {scan.label}
          </ArrowLink>
        )}
      </figcaption>
    </figure>
  );
}
