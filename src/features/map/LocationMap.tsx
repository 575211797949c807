import type { Location } from '../../api/location.ts';
import { MapFallback } from './MapFallback.tsx';

/** Where the company is. Addresses and routes stand beside it in the page and work without it. */
export function LocationMap({ locations }: { locations: Location[] }) {
  const central = locations.find(({ isCentral }) => isCentral) ?? locations[0];
  return central ? <MapFallback location={central} /> : null;
}
