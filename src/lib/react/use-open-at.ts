import { useCallback, useState } from 'react';

/**
 * Whether something is open that must not outlive the place where it was opened: a page or an entry of the history. It stays
 * closed when the visitor comes back. A place that was left before `setOpen` is called is not opened either.
 */
export function useOpenAt(place: string): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (openedAt !== null && openedAt !== place) setOpenedAt(null);
  const setOpen = useCallback((open: boolean) => setOpenedAt(open ? place : null), [place]);
  return [openedAt === place, setOpen];
}
