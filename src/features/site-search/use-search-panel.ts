import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useOpenAt } from '../../lib/react/use-open-at.ts';
import { breakpoints } from '../../styles/breakpoints.ts';

/** In `em`, as in the styles: with a larger font a wide window has the phone layout. */
const WIDER_THAN_PHONES = `(width >= ${breakpoints.tablet / 16}em)`;

/**
 * Which panels of the search are open: on phones the search screen, everywhere the list of suggestions. A navigation closes
 * both. A phone turned to landscape may have room for the field in the header; then there is no search screen.
 */
export function useSearchPanel(onOpenChange: (open: boolean) => void) {
  const { key } = useLocation();
  const [open, setOpen] = useOpenAt(key);
  const [isListWanted, setListWanted] = useOpenAt(key);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => onOpenChange(open), [open, onOpenChange]);
  useEffect(() => {
    if (!open) return undefined;
    const wide = matchMedia(WIDER_THAN_PHONES);
    const close = () => setOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [open, setOpen]);
  return {
    open,
    opener,
    show: () => setOpen(true),
    hide: () => {
      setOpen(false);
      opener.current?.focus();
    },
    isListWanted,
    wantList: () => setListWanted(true),
    closeList: () => setListWanted(false),
  };
}
