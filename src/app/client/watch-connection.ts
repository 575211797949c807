import { offline } from '../../i18n/ru/offline.ts';
import { areaTexts } from '../../i18n/texts.ts';
import { cachedAt } from '../../lib/browser/offline-cache.ts';
import { notify } from '../../ui/Notification/notifications.ts';
import { notifyOffline } from './offline-notice.ts';

/** The last page that was shown from the cache. */
let stalePathname: string | undefined;

/**
 * Notifies when the connection breaks and returns, and when the current document comes from the cache.
 * @param onBack called when the connection returns: cached payloads may be fetched again
 */
export function watchConnection(onBack: () => void): void {
  addEventListener('offline', notifyOffline);
  addEventListener('online', () => {
    onBack();
    const text = location.pathname === stalePathname ? areaTexts('offline', offline).stale.outdated : undefined;
    notify(({ layout }) => ({ ...layout.online, text, tone: 'success' }));
  });
  const date = cachedAt(documentServerTiming());
  if (date) notifyStale(location.pathname, date);
}

/** Notifies that the page comes from the cache of this date. */
export function notifyStale(pathname: string, date: Date): void {
  stalePathname = pathname;
  const { title, text } = areaTexts('offline', offline).stale;
  notify({ title: navigator.onLine ? title.slow : title.none, text: text(date), tone: 'info' });
}

function documentServerTiming(): readonly PerformanceServerTiming[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming ?? [];
}
