import type { Location } from '../../api/location.ts';
import { routeTo } from '../../features/map/route-link.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './ContactsPage.module.scss';

export function LocationCard({
  location: { title, address, phone, email, workingHours, coordinates },
}: {
  location: Location;
}) {
  return (
    <article className={styles.card}>
      <h3 className={styles.name}>{title}</h3>
      <address className={styles.address}>
        <p>{address}</p>
        {phone && (
          <p>
            <Link href={`tel:${phone.raw}`}>{phone.formatted}</Link>
          </p>
        )}
        {email && (
          <p>
            <Link href={`mailto:${email}`}>{email}</Link>
          </p>
        )}
      </address>
      {workingHours && <p>{workingHours}</p>}
      <ArrowLink href={routeTo(coordinates)} external icon="route">
        Построить маршрут
      </ArrowLink>
    </article>
  );
}
