import { useContext, useRef } from 'react';
import type { Location } from '../../api/resources/location.ts';
import { contacts } from '../../i18n/ru/contacts.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { mapFrameUrl } from '../../lib/browser/map-frame.ts';
import { RepeatButton } from '../../ui/RepeatButton/RepeatButton.tsx';
import { HasLiveMapContext } from './has-live-map.ts';
import styles from './LocationMap.module.scss';
import { MapFallback } from './MapFallback.tsx';
import { useLiveMap } from './use-live-map.ts';

/**
 * The map of an office. Addresses and routes are on the page beside it. A drawing is shown until the live map has loaded, or if
 * it fails.
 */
export function LocationMap({ locations }: { locations: Location[] }) {
  const t = useAreaTexts('contacts', contacts);
  const isPossible = useContext(HasLiveMapContext);
  const box = useRef<HTMLDivElement>(null);
  const { state, attempt, repeat } = useLiveMap(box, isPossible);
  const central = locations.find(({ isCentral }) => isCentral) ?? locations[0];
  if (!central) return null;
  const failed = state === 'failed';
  return (
    <div ref={box} className={styles.map}>
      <MapFallback
        location={central}
        title={failed ? t.mapFailed : undefined}
        action={failed && <RepeatButton variant="outline" onRepeat={repeat} />}
      />
      {(state === 'loading' || state === 'loaded') && (
        <iframe
          key={attempt}
          src={mapFrameUrl(central.coordinates)}
          title={t.map(central.title)}
          className={styles.frame}
          data-shown={state === 'loaded'}
        />
      )}
    </div>
  );
}
