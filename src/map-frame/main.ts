import { type MapMessage, placeOf } from '../lib/browser/map-frame.ts';
import { createScriptLoader } from '../lib/browser/script-loader.ts';
import { drawMap } from './show-map.ts';

/** The document of the map: loads the provider's script, draws the place of its address, tells the page what came of it. */
function start(): void {
  const place = placeOf(location.search);
  const key = document.documentElement.dataset['mapsApiKey'];
  if (!place || !key) return tell('failed');
  const script = createScriptLoader(
    `https://api-maps.yandex.ru/v3/?apikey=${encodeURIComponent(key)}&lang=ru_RU&csp=202512`,
  );
  return script.load({
    onLoad: () => {
      drawMap(place).then(
        () => tell('loaded'),
        (error: unknown) => {
          console.error('The map was not drawn', error);
          tell('failed');
        },
      );
    },
    onFailure: () => tell('failed'),
  });
}

function tell(map: MapMessage['map']): void {
  const message: MapMessage = { map };
  parent.postMessage(message, location.origin);
}

start();
