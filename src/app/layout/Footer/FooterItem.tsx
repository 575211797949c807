import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/Icon/Icon.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import styles from './Footer.module.scss';

interface FooterItemProps {
  href: string;
  external?: boolean;
  icon: IconName;
  /** Shown after the name in a lighter style. */
  facts?: ReactNode;
  children: ReactNode;
}

/** A line of the list of files. */
export function FooterItem({ href, external, icon, facts, children }: FooterItemProps) {
  return (
    <li>
      <Link href={href} external={external} look="plain" className={styles.file}>
        <Icon name={icon} size={20} className={styles.fileIcon} />
        <span>
          {children}
          {facts && (
            <>
              {' '}
              <span className={styles.facts}>{facts}</span>
            </>
          )}
        </span>
      </Link>
    </li>
  );
}
