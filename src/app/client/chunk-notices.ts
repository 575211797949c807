import { type NoticeSource, notify } from '../../ui/Notification/notifications.ts';

/** The chunk of the current page has failed to load or to run. */
export function notifyCodeFailed(): void {
  notify(codeFailed);
}

const codeFailed: NoticeSource = ({ layout: { codeFailed: t } }) => ({
  title: t.title,
  text: t.text,
  tone: 'error',
  action: { label: t.reload, run: () => location.reload() },
});

/** The chunk of another page has failed to load. */
export function notifyPageFailed(): void {
  notify(pageFailed);
}

const pageFailed: NoticeSource = ({ layout }) => ({ ...layout.pageFailed, tone: 'error' });
