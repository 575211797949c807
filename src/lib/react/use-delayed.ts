import { useEffect, useState } from 'react';

/** True once `active` has been true for this long. */
export function useDelayed(active: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLasts(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [active, milliseconds]);
  return active && lasts;
}
