import { ArrowLink } from '../ArrowLink/ArrowLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ReviewCard.module.scss';

interface ReviewCardProps {
  text: string;
  author: string;
  /** «Главный инженер, Перинатальный центр, Казань» */
  role?: string | undefined;
  scan?: { href: string; label: string } | undefined;
}

/** What a customer said, with the paper that proves it. */
export function ReviewCard({ text, author, role, scan }: ReviewCardProps) {
  return (
    <figure className={styles.review}>
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
