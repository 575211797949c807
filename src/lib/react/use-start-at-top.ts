import { useEffect } from 'react';

/** For a view that replaces another at the same path: scrolls to its top and focuses its heading. */
export function useStartAtTop(): void {
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector('main')?.focus({ preventScroll: true });
  }, []);
}
