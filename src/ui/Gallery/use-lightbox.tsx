import { type ReactNode, useRef, useState } from 'react';
import type { Picture } from '../../lib/files/picture.ts';
import { useLazyComponent } from '../../lib/react/use-lazy-component.ts';
import { loadOnClick } from '../LazyPart/load-on-click.ts';

const loadLightbox = async () => (await import('./Lightbox.tsx')).default;

/** Opens pictures over the whole screen; the focus then returns to the opener. */
export function useLightbox(pictures: Picture[]): { open: (index: number) => void; lightbox: ReactNode } {
  const [index, setIndex] = useState<number>();
  const opener = useRef<Element>(null);
  const { Component: Lightbox, load } = useLazyComponent(loadLightbox);
  const show = async (next: number) => {
    opener.current = document.activeElement;
    if (await loadOnClick(load)) setIndex(next);
  };
  const onClosed = () => {
    setIndex(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const lightbox = index !== undefined && Lightbox && (
    <Lightbox pictures={pictures} index={index} onClosed={onClosed} />
  );
  return { open: (next) => void show(next), lightbox };
}
