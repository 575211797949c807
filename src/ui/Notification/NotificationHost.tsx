import { useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { NotificationCard } from './NotificationCard.tsx';
import { currentNotices, toShownNotice, subscribe } from './notifications.ts';
import styles from './NotificationHost.module.scss';

const none: ReturnType<typeof currentNotices> = [];

/**
 * Where notices appear; the layout holds one. The two regions are there before anything is said, or screen readers
 * would not listen. The attribute keeps them alive while a dialog hides the rest of the page.
 */
export function NotificationHost() {
  const texts = useTexts();
  const notices = useSyncExternalStore(subscribe, currentNotices, () => none).map((entry) =>
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
