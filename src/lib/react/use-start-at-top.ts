import { useEffect } from 'react';
import { focusHeading } from '../browser/focus-static.ts';
import { replacePageTitle } from '../browser/page-title.ts';

/**
 * For a view that replaces another at the same path: gives the document its title, scrolls to its top and focuses its heading.
 * When the visitor leaves it, the heading of the other one gets the focus that has gone with it.
 */
export function useStartAtTop(title: string): void {
  useEffect(() => replacePageTitle(title), [title]);
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
    return () => {
      if (document.activeElement === document.body) focusHeading();
    };
  }, []);
}
