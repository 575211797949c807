import { type NoticeSource, notify } from '../../ui/Notification/notifications.ts';

export function notifyOffline(): void {
  notify(offlineNotice);
}

const offlineNotice: NoticeSource = ({ layout }) => ({ ...layout.offline, tone: 'error' });
