import type { Location } from '../../api/location.ts';
import { Flow } from '../../ui/Flow/Flow.tsx';
import styles from './LocationMap.module.scss';

const degrees = (value: number) => value.toFixed(4).replace('.', ',');

/** Where the company is. The addresses and routes stand beside it in the page; this is the picture of the place. */
export function LocationMap({ locations }: { locations: Location[] }) {
  const central = locations.find(({ isCentral }) => isCentral) ?? locations[0];
  if (!central) return null;
  const { lat, lng } = central.coordinates;
  return (
    <figure className={styles.map}>
      <Flow stage="header" className={styles.drawing} />
      <figcaption className={styles.caption}>
        {central.address}
        <br />
        {degrees(lat)}° с. ш., {degrees(lng)}° в. д.
      </figcaption>
    </figure>
  );
}
