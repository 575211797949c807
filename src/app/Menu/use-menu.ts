import { useState } from 'react';
import { useLocation } from 'react-router-dom';

export interface MenuState {
  open: boolean;
  /** It has been open before: its content is there, so it can leave as smoothly as it came. */
  drawn: boolean;
  toggle: () => void;
  close: () => void;
}

/** The menu is open at the place it was opened at: any navigation closes it. */
export function useMenu(): MenuState {
  const { key } = useLocation();
  const [place, setPlace] = useState<string | null>();
  const open = place === key;
  return {
    open,
    drawn: place !== undefined,
    toggle: () => setPlace(open ? null : key),
    close: () => setPlace(null),
  };
}
