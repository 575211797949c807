import { classNames } from '../../../lib/react/class-names.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import type { MediumLink } from './menu-links.ts';
import styles from './MediumTiles.module.scss';
import air from './pictures/air.webp';
import water from './pictures/water.webp';

const PICTURES = { air, water };

/** Links into the catalogue: air cleaning and water cleaning. */
export function MediumTiles({ links }: { links: MediumLink[] }) {
  return (
    <ul className={styles.tiles}>
      {links.map(({ medium, href, name, title }) => (
        <li key={medium}>
          <Link href={href} look="plain" className={classNames(styles.tile, styles[medium])}>
            <span className={styles.medium}>
              <Icon name={medium} className={styles.icon} />
              <span className={styles.name}>{name}</span>
            </span>
            <span className={styles.title}>{title}</span>
            <img src={PICTURES[medium]} alt="" width={400} height={400} loading="lazy" className={styles.picture} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
