import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { Picture } from '../../lib/files/picture.ts';
import { useLazyComponent } from '../../lib/react/use-lazy-component.ts';
import { loadOnClick } from '../LazyPart/load-on-click.ts';

const loadLightbox = async () => (await import('./Lightbox.tsx')).default;

interface OpenLightbox {
  open: (event: MouseEvent<HTMLElement>, index: number) => void;
  lightbox: ReactNode;
}

/** Opens pictures over the whole screen; the focus then returns to the opener, which Safari has not focused. */
export function useLightbox(pictures: Picture[]): OpenLightbox {
  const [index, setIndex] = useState<number>();
  const opener = useRef<HTMLElement>(null);
  const { Component: Lightbox, load } = useLazyComponent(loadLightbox);
  const show = async ({ currentTarget }: MouseEvent<HTMLElement>, next: number) => {
    opener.current = currentTarget;
    if (await loadOnClick(load)) setIndex(next);
  };
  const onClosed = () => {
    setIndex(undefined);
    opener.current?.focus();
  };
  const lightbox = index !== undefined && Lightbox && (
    <Lightbox pictures={pictures} index={index} onClosed={onClosed} />
  );
  return { open: (event, next) => void show(event, next), lightbox };
}
