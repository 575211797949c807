import { useEffect } from 'react';
import { focusHeading } from '../browser/focus-heading.ts';

/**
 * For a view that replaces another at the same path: scrolls to its top and focuses its heading. When the visitor leaves it, the
 * heading of the other one gets the focus that has gone with it.
 */
export function useStartAtTop(): void {
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
    return () => {
      if (document.activeElement === document.body) focusHeading();
    };
  }, []);
}
