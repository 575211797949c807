import { useTexts } from '../../i18n/texts.ts';
import type { FileLink } from '../../lib/files/file-link.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { ArrowLink } from '../ArrowLink/ArrowLink.tsx';
import { fileFacts } from '../FileLink/FileLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ReviewCard.module.scss';

interface ReviewCardProps {
  text: string;
  author: string;
  /** «Главный инженер, Перинатальный центр, Казань» */
  role?: string;
  scan?: FileLink;
  /** The project that the review is about. */
  project?: { href: string; label: string };
  /** `narrow`: one of several in a row, its author below. */
  width?: 'wide' | 'narrow';
}

/** A customer's review, with a scan of the original. */
export function ReviewCard({ text, author, role, scan, project, width = 'wide' }: ReviewCardProps) {
  const { ui } = useTexts();
  return (
    <figure className={classNames(styles.review, styles[width])}>
      <Icon name="quote" size={48} className={styles.mark} />
      <blockquote className={styles.text}>{text}</blockquote>
      <figcaption className={styles.author}>
        <p className={styles.name}>{author}</p>
        {role && <p className={styles.role}>{role}</p>}
        {scan && (
          <ArrowLink href={scan.href} external icon="file">
            {[ui.reviewScan, ...fileFacts(scan)].join(', ')}
          </ArrowLink>
        )}
        {project && <ArrowLink href={project.href}>{project.label}</ArrowLink>}
      </figcaption>
    </figure>
  );
}
