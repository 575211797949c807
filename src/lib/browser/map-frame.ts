/** The address of the document that holds the map: its policy allows what no page may. */
export const MAP_FRAME_PATH = '/map-frame';

/** What the frame tells the page around it. */
export type MapMessage = { map: 'loaded' | 'failed' };

export interface Coordinates {
  lat: number;
  lng: number;
}

/** The document with the map of a place. */
export function mapFrameUrl({ lat, lng }: Coordinates): string {
  return `${MAP_FRAME_PATH}/?lat=${lat}&lng=${lng}`;
}

/** The place in the address of the document, if it is one on this planet. */
export function parseCoordinates(search: string): Coordinates | undefined {
  const query = new URLSearchParams(search);
  const [lat, lng] = [Number(query.get('lat') ?? Number.NaN), Number(query.get('lng') ?? Number.NaN)];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

export function isMapMessage(data: unknown): data is MapMessage {
  return typeof data === 'object' && data !== null && 'map' in data && (data.map === 'loaded' || data.map === 'failed');
}
