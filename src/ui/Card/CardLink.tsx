import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import styles from './CardLink.module.scss';

/** The title of a card as its only link; the whole card is the click target. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} look="plain" className={styles.link}>
      {children}
    </Link>
  );
}
