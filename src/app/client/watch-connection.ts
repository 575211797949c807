import { offline } from '../../i18n/ru/offline.ts';
import { areaTexts } from '../../i18n/texts.ts';
import { cachedAt } from '../../lib/browser/offline-cache.ts';
import { notify } from '../../ui/Notification/notifications.ts';
import { notifyOffline } from './offline-notice.ts';

/** The last page that was shown as a copy. */
let stalePathname: string | undefined;

/**
 * Says when the connection goes and comes, and of the document on the screen whether it is a copy.
 * @param onBack what was believed without a connection may be asked for again
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

/** A page is shown as it was when it was last visited. */
export function notifyStale(pathname: string, date: Date): void {
  stalePathname = pathname;
  const { title, text } = areaTexts('offline', offline).stale;
  notify({ title: navigator.onLine ? title.slow : title.none, text: text(date), tone: 'info' });
}

function documentServerTiming(): readonly PerformanceServerTiming[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming ?? [];
}
