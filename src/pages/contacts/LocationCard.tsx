import type { Location } from '../../api/resources/location.ts';
import { directionsHref } from '../../features/map/directions-href.ts';
import { contacts } from '../../i18n/ru/contacts.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './LocationCard.module.scss';

/** An office: its address, working hours and contacts. */
export function LocationCard({ location }: { location: Location }) {
  const { route } = useAreaTexts('contacts', contacts);
  const { title, address, phone, email, workingHours, coordinates, isCentral } = location;
  return (
    <li className={classNames(styles.card, isCentral && styles.central)}>
      <h2 className={styles.title}>{title}</h2>
      <address className={styles.address}>{address}</address>
      {workingHours && <p className={styles.hours}>{workingHours}</p>}
      <ul className={styles.ways}>
        {phone && (
          <li>
            <Link href={`tel:${phone.raw}`} look="plain" className={styles.way}>
              {phone.formatted}
            </Link>
          </li>
        )}
        {email && (
          <li>
            <Link href={`mailto:${email}`} look="plain" className={styles.way}>
              {email}
            </Link>
          </li>
        )}
      </ul>
      <ArrowLink href={directionsHref(coordinates)} external icon="route">
        {route}
        <span className={styles.words}>: {title}</span>
      </ArrowLink>
    </li>
  );
}
