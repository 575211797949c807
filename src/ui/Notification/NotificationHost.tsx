import { useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { NotificationCard } from './NotificationCard.tsx';
import { currentNotices, toShownNotice, subscribe } from './notifications.ts';
import styles from './NotificationHost.module.scss';

const NONE: ReturnType<typeof currentNotices> = [];

/**
 * Renders the notices; the layout has one. The two live regions are rendered before the first notice, since screen readers
 * ignore later ones. The attribute keeps them accessible while a dialog hides the rest of the page.
 */
export function NotificationHost() {
  const texts = useTexts();
  const notices = useSyncExternalStore(subscribe, currentNotices, () => NONE).map((entry) =>
    toShownNotice(entry, texts),
  );
  const errors = notices.filter(({ tone }) => tone === 'error');
  const others = notices.filter(({ tone }) => tone !== 'error');
  return (
    <section
      className={styles.host}
      aria-label={texts.ui.notifications}
      data-react-aria-top-layer="true"
      data-print="hidden"
    >
      <div role="alert" className={styles.list}>
        {errors.map((notice) => (
          <NotificationCard key={notice.id} notice={notice} />
        ))}
      </div>
      <div role="status" className={styles.list}>
        {others.map((notice) => (
          <NotificationCard key={notice.id} notice={notice} />
        ))}
      </div>
    </section>
  );
}
