/** The URL of the map's document, whose policy allows evaluation. */
export const MAP_FRAME_PATH = '/map-frame';

/** A message from the frame to its page. */
export type MapMessage = { map: 'loaded' | 'failed' };

export interface Coordinates {
  lat: number;
  lng: number;
}

/** The URL of the map of a location. */
export function mapFrameUrl({ lat, lng }: Coordinates): string {
  return `${MAP_FRAME_PATH}/?lat=${lat}&lng=${lng}`;
}

/** The coordinates in the document's URL, if they are valid. */
export function parseCoordinates(search: string): Coordinates | undefined {
  const query = new URLSearchParams(search);
  const [lat, lng] = [Number(query.get('lat') ?? Number.NaN), Number(query.get('lng') ?? Number.NaN)];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

export function isMapMessage(data: unknown): data is MapMessage {
  return typeof data === 'object' && data !== null && 'map' in data && (data.map === 'loaded' || data.map === 'failed');
}
