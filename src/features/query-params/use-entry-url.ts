import { useLocation } from 'react-router-dom';
import { useLatestCallback } from '../../lib/react/use-latest-callback.ts';

/**
 * Sets the URL of the page's history entry at once, where the router follows with a delay: whoever leaves in that time finds
 * the page as it was.
 */
export function useEntryUrl(): (href: string) => void {
  const { key } = useLocation();
  return useLatestCallback((href: string) => {
    // While the browser goes back, the current entry is already another page's.
    if (currentEntryKey() !== key) return;
    try {
      history.replaceState(history.state, '', href);
    } catch {
      // Browsers limit the number of changes; the router's comes later.
    }
  });
}

/** The key of the current history entry, as in the router's location; the first entry has none. */
function currentEntryKey(): string {
  const { key = 'default' } = (history.state ?? {}) as { key?: string };
  return key;
}
