import type { Coordinates } from '../lib/browser/map-frame.ts';

/** The part of the provider's API that is used here. Coordinates are longitude, latitude. */
interface MapsApi {
  ready: Promise<void>;
  YMap: new (element: HTMLElement, options: { location: { center: [number, number]; zoom: number } }) => Layers;
  YMapDefaultSchemeLayer: new () => object;
  YMapDefaultFeaturesLayer: new () => object;
  YMapMarker: new (options: { coordinates: [number, number] }, element: HTMLElement) => object;
}

interface Layers {
  addChild: (layer: object) => void;
}

const ZOOM = 16;
const PIN_SIZE = '24px';

/** Shows the map in the whole document, with a pin at the coordinates. @throws the error of the provider's script */
export async function showMap({ lat, lng }: Coordinates): Promise<void> {
  const maps = (globalThis as { ymaps3?: MapsApi }).ymaps3;
  if (!maps) throw new Error('The script of the maps is there but has brought no maps');
  await maps.ready;
  const map = new maps.YMap(fillDocument(document.body), { location: { center: [lng, lat], zoom: ZOOM } });
  map.addChild(new maps.YMapDefaultSchemeLayer());
  map.addChild(new maps.YMapDefaultFeaturesLayer());
  map.addChild(new maps.YMapMarker({ coordinates: [lng, lat] }, createPin()));
}

/** The policy forbids style attributes, but not styles set by a script. */
function fillDocument(element: HTMLElement): HTMLElement {
  Object.assign(element.style, { margin: '0', width: '100vw', height: '100vh' });
  return element;
}

function createPin(): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.style, {
    width: PIN_SIZE,
    height: PIN_SIZE,
    borderRadius: '50%',
    background: '#00727e',
    border: '4px solid #fff',
    transform: 'translate(-50%, -50%)',
  });
  return element;
}
