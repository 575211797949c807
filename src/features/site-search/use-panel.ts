import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The search of phones. It is open at the place it was opened at: any navigation closes it. */
export function usePanel(onOpenChange: (open: boolean) => void) {
  const { key } = useLocation();
  const [place, setPlace] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const open = place === key;
  useEffect(() => onOpenChange(open), [open, onOpenChange]);
  return {
    open,
    opener,
    show: () => setPlace(key),
    hide: () => {
      setPlace(null);
      opener.current?.focus();
    },
  };
}
