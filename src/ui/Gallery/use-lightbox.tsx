import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { Picture } from '../../lib/picture.ts';

const Lightbox = lazy(() => import('./Lightbox.tsx'));

/** Opens pictures over the whole screen; the focus comes back to what opened them. */
export function useLightbox(pictures: Picture[]): { open: (index: number) => void; lightbox: ReactNode } {
  const [index, setIndex] = useState<number>();
  const opener = useRef<Element>(null);
  const open = (next: number) => {
    opener.current = document.activeElement;
    setIndex(next);
  };
  const onClosed = () => {
    setIndex(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const lightbox = index !== undefined && (
    <Suspense>
      <Lightbox pictures={pictures} index={index} onClosed={onClosed} />
    </Suspense>
  );
  return { open, lightbox };
}
