import { offline } from '../../i18n/ru/offline.ts';
import { areaTexts } from '../../i18n/texts.ts';
import { dateOfCopy } from '../../lib/browser/offline-cache.ts';
import { notify } from '../../ui/Notification/notifications.ts';
import { sayOffline } from '../../lib/browser/chunk-recovery.ts';

/** The last page that was shown as a copy. */
let copied: string | undefined;

/**
 * Says when the connection goes and comes, and of the document on the screen whether it is a copy.
 * @param onBack what was believed without a connection may be asked for again
 */
export function watchConnection(onBack: () => void): void {
  addEventListener('offline', sayOffline);
  addEventListener('online', () => {
    onBack();
    const text = location.pathname === copied ? areaTexts('offline', offline).copy.outdated : undefined;
    notify(({ layout }) => ({ ...layout.online, text, tone: 'success' }));
  });
  const date = dateOfCopy(documentTiming());
  if (date) sayCopy(location.pathname, date);
}

/** A page is shown as it was when it was last visited. */
export function sayCopy(address: string, date: Date): void {
  copied = address;
  const { title, text } = areaTexts('offline', offline).copy;
  notify({ title: navigator.onLine ? title.slow : title.none, text: text(date), tone: 'info' });
}

function documentTiming(): readonly PerformanceServerTiming[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming ?? [];
}
