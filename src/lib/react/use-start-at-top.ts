import { useEffect } from 'react';

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

/** Not by `moveFocus`: shared with these views, it would be a file of its own for every page. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
