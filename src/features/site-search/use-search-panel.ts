import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What of the search is open: on phones a panel, everywhere the list of suggestions. Both are open at the place they were
 * opened at: any navigation closes them.
 */
export function useSearchPanel(onOpenChange: (open: boolean) => void) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [listPlace, setListPlace] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const open = openedAt === key;
  useEffect(() => onOpenChange(open), [open, onOpenChange]);
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
