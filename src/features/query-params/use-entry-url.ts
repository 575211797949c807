import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaintOrLeave } from '../../lib/browser/after-paint-or-leave.ts';
import { useLatestCallback } from '../../lib/react/use-latest-callback.ts';

/**
 * Sets the URL of the page's history entry after the paint, where the router follows with a longer delay: whoever leaves in that
 * time finds the page as it was. Not at once, because browsers take a quarter of the time of an input event for it.
 */
export function useEntryUrl(): (href: string) => void {
  const { key } = useLocation();
  const cancel = useRef(() => {});
  return useLatestCallback((href: string) => {
    cancel.current();
    cancel.current = afterPaintOrLeave(() => replaceEntryUrl(key, href));
  });
}

function replaceEntryUrl(key: string, href: string): void {
  // The router has replaced the entry, or the browser goes back and the current entry is already another page's.
  if (currentEntryKey() !== key) return;
  try {
    history.replaceState(history.state, '', href);
  } catch {
    // Browsers limit the number of changes; the router's comes later.
  }
}

/** The key of the current history entry, as in the router's location. */
function currentEntryKey(): string | undefined {
  return (history.state as { key?: string } | null)?.key;
}
