import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '../../lib/browser/after-paint.ts';
import { useHydrated } from '../../lib/react/use-hydrated.ts';

/** Screen readers know a new region so long after its first paint, ms. */
const NEW_REGION_MS = 150;

interface StatusProps {
  as?: 'p' | 'div';
  className?: string;
  children: ReactNode;
}

/**
 * A message whose changes are announced to screen readers. They announce no text that appears together with its live region, so
 * the first text of a region that is not prerendered is hidden from them until they know the region.
 */
export function Status({ as: Tag = 'p', className, children }: StatusProps) {
  const isHydrated = useHydrated();
  const [isKnown, setKnown] = useState(!isHydrated);
  useEffect(() => {
    if (isKnown) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancelPaint = afterPaint(() => {
      timer = setTimeout(() => setKnown(true), NEW_REGION_MS);
    });
    return () => {
      cancelPaint();
      clearTimeout(timer);
    };
  }, [isKnown]);
  const Hidden = Tag === 'p' ? 'span' : 'div';
  return (
    <Tag role="status" className={className}>
      {isKnown ? children : <Hidden aria-hidden="true">{children}</Hidden>}
    </Tag>
  );
}
