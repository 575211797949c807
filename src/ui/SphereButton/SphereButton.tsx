import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './SphereButton.module.scss';

interface SphereButtonProps {
  children: ReactNode;
  /** Without it the component is a button. */
  href?: string;
  onClick?: MouseEventHandler;
}

/** A round button in the form of the sphere. */
export function SphereButton({ children, href, onClick }: SphereButtonProps) {
  const content = (
    <>
      {children}
      <Icon name="arrow-right" size={24} className={styles.arrow} />
    </>
  );
  return href === undefined ? (
    <button type="button" className={styles.sphere} onClick={onClick}>
      {content}
    </button>
  ) : (
    <Link href={href} look="plain" className={styles.sphere} onClick={onClick}>
      {content}
    </Link>
  );
}
