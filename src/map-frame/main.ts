import { type MapMessage, parseCoordinates } from '../lib/browser/map-frame.ts';
import { createScriptLoader } from '../lib/browser/script-loader.ts';
import { showMap } from './show-map.ts';

/** The document of the map: loads the provider's script, shows the location in its URL and reports the result to the page. */
function start(): void {
  const coordinates = parseCoordinates(location.search);
  const key = document.documentElement.dataset['mapsApiKey'];
  if (!coordinates || !key) return postStatus('failed');
  const script = createScriptLoader(
    `https://api-maps.yandex.ru/v3/?apikey=${encodeURIComponent(key)}&lang=ru_RU&csp=202512`,
  );
  return script.load({
    onLoad: () => {
      showMap(coordinates).then(
        () => postStatus('loaded'),
        (error: unknown) => {
          console.error('The map was not rendered', error);
          postStatus('failed');
        },
      );
    },
    onFailure: () => postStatus('failed'),
  });
}

function postStatus(map: MapMessage['map']): void {
  const message: MapMessage = { map };
  parent.postMessage(message, location.origin);
}

start();
