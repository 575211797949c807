import { startTransition, use, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from '../../lib/browser/after-paint.ts';
import { savedPosition } from '../../lib/browser/scroll-positions.ts';
import { PrerenderedContext } from '../../lib/react/prerendered.ts';

/**
 * False in the first render after a navigation, then true: content below the first screen does not delay the first paint. On a
 * navigation back, and with a fragment in the URL, the whole page is rendered at once, as in the prerendered HTML.
 */
export function useWholePage(): boolean {
  return useFirstBottom() === undefined;
}

/**
 * The lower edge of the window in the first frame, px from the top of the page, then undefined: content below it can be
 * rendered later. Undefined at once if the whole page is needed.
 * @param knowsPosition whether the caller renders everything above a position to which a navigation back returns
 */
export function useFirstBottom(knowsPosition = false): number | undefined {
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isPrerendered = use(PrerenderedContext);
  const [bottom, setBottom] = useState(() => {
    if (!isBack) return hash === '' ? firstBottom(0) : undefined;
    const position = knowsPosition && !isPrerendered ? savedPosition(key) : undefined;
    return position === undefined ? undefined : firstBottom(position);
  });
  const isWhole = bottom === undefined;
  useEffect(() => (isWhole ? undefined : afterPaint(() => startTransition(() => setBottom(undefined)))), [isWhole]);
  return bottom;
}

const firstBottom = (position: number) => position + innerHeight;
