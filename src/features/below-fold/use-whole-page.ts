import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from '../../lib/browser/after-paint.ts';

/**
 * False while a page that a link leads to shows its first screen, true from the next moment on: what lies below does not
 * hold up what is seen. On the way back, and where the address names a place of the page, all of it is there at once, as
 * it is in the prerendered HTML.
 */
export function useWholePage(): boolean {
  const { hash } = useLocation();
  const isLedToTop = useNavigationType() !== 'POP' && hash === '';
  const [isWhole, setWhole] = useState(!isLedToTop);
  useEffect(() => (isWhole ? undefined : afterPaint(() => startTransition(() => setWhole(true)))), [isWhole]);
  return isWhole;
}
