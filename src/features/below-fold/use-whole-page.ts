import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from '../../lib/browser/after-paint.ts';

/**
 * False in the first render after a navigation, then true: content below the first screen does not delay the first paint. On a
 * navigation back, and with a fragment in the URL, the whole page is rendered at once, as in the prerendered HTML.
 */
export function useWholePage(): boolean {
  const { hash } = useLocation();
  const isLedToTop = useNavigationType() !== 'POP' && hash === '';
  const [isWhole, setWhole] = useState(!isLedToTop);
  useEffect(() => (isWhole ? undefined : afterPaint(() => startTransition(() => setWhole(true)))), [isWhole]);
  return isWhole;
}
