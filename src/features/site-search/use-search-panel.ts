import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { breakpoints } from '../../styles/breakpoints.ts';

/** In `em`, as in the styles: with a larger font a wide window has the phone layout. */
const WIDER_THAN_PHONES = `(width >= ${breakpoints.tablet / 16}em)`;

/**
 * Which panels of the search are open: on phones the search screen, everywhere the list of suggestions. A navigation closes
 * both. A phone turned to landscape may have room for the field in the header; then there is no search screen.
 */
export function useSearchPanel(onOpenChange: (open: boolean) => void) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [listPlace, setListPlace] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const open = openedAt === key;
  useEffect(() => onOpenChange(open), [open, onOpenChange]);
  useEffect(() => {
    if (!open) return undefined;
    const wide = matchMedia(WIDER_THAN_PHONES);
    const close = () => setOpenedAt(null);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [open]);
  return {
    open,
    opener,
    show: () => setOpenedAt(key),
    hide: () => {
      setOpenedAt(null);
      opener.current?.focus();
    },
    isListWanted: listPlace === key,
    wantList: () => setListPlace(key),
    closeList: () => setListPlace(null),
  };
}
