import { useEffect } from 'react';

/** For a view that takes the place of another at the same path: begins at its top, for the eye and for the keyboard. */
export function useStartAtTop(): void {
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector('main')?.focus({ preventScroll: true });
  }, []);
}
