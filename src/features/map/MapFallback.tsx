import type { ReactNode } from 'react';
import type { Location } from '../../api/resources/location.ts';
import { contacts } from '../../i18n/ru/contacts.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Flow } from '../../ui/Flow/Flow.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { formatDegrees } from './format-degrees.ts';
import styles from './MapFallback.module.scss';

interface MapFallbackProps {
  location: Pick<Location, 'title' | 'coordinates'>;
  /** Replaces the title, for example by the reason why there is no map. */
  title?: ReactNode;
  /** «Повторить» */
  action?: ReactNode;
}

/** A drawing in place of the map until it has loaded, or if it fails. */
export function MapFallback({ location, title = location.title, action }: MapFallbackProps) {
  const t = useAreaTexts('contacts', contacts);
  const { lat, lng } = location.coordinates;
  return (
    <figure className={styles.map} data-print="hidden">
      <div className={styles.scene} aria-hidden="true">
        <Flow drawing="river" eager className={styles.river} inverted />
        <span className={styles.pin}>
          <Icon name="pin" />
        </span>
        <span className={styles.district}>{t.district}</span>
        <span className={styles.riverName}>{t.river}</span>
      </div>
      <figcaption className={styles.caption}>
        <Icon name="info" className={styles.icon} />
        <div>
          <p className={styles.title}>{title}</p>
          <p className={styles.coordinates}>{t.coordinates(formatDegrees(lat), formatDegrees(lng))}</p>
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </figcaption>
    </figure>
  );
}
