import { type RefObject, useEffect, useState } from 'react';
import { isMapMessage } from '../../lib/browser/map-frame.ts';

/** A map that has not reported by then counts as failed, ms. */
const LOAD_TIMEOUT_MS = 8000;
/** Distance from the screen at which the map loads. */
const ROOT_MARGIN = '200px';
/** No request to another host is made before the visitor's first gesture. */
const GESTURES = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'] as const;

export type LiveMapState = 'not started' | 'loading' | 'loaded' | 'failed';

/** When the map's iframe is mounted, and its state. */
export function useLiveMap(
  box: RefObject<HTMLElement | null>,
  isPossible: boolean,
): { state: LiveMapState; attempt: number; repeat: () => void } {
  const [state, setState] = useState<LiveMapState>('not started');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const element = box.current;
    if (!isPossible || !element) return undefined;
    return onVisibleAfterGesture(element, () => setState((now) => (now === 'not started' ? 'loading' : now)));
  }, [box, isPossible]);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const silence = setTimeout(() => setState('failed'), LOAD_TIMEOUT_MS);
    const hear = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && isMapMessage(data)) setState(data.map);
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(silence);
      removeEventListener('message', hear);
    };
  }, [state]);

  const repeat = () => {
    setAttempt(attempt + 1);
    setState('loading');
  };
  return { state, attempt, repeat };
}

/** Calls back once the element is near the screen and the visitor has made a first gesture. */
function onVisibleAfterGesture(element: HTMLElement, want: () => void): () => void {
  const ending = new AbortController();
  let isNear = false;
  // The first gesture may have been made before this code was loaded.
  let isAwake = navigator.userActivation?.hasBeenActive || scrollY > 0;
  const settle = () => {
    if (!isNear || !isAwake) return;
    ending.abort();
    want();
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      isNear = entry?.isIntersecting ?? false;
      settle();
    },
    { rootMargin: ROOT_MARGIN },
  );
  observer.observe(element);
  ending.signal.addEventListener('abort', () => observer.disconnect());
  const wake = () => {
    isAwake = true;
    settle();
  };
  for (const gesture of GESTURES) addEventListener(gesture, wake, { signal: ending.signal, passive: true });
  return () => ending.abort();
}
