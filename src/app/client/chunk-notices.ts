import { type NoticeSource, notify } from '../../ui/Notification/notifications.ts';

/** The code of the page on the screen has not come, or fails. */
export function notifyCodeFailed(): void {
  notify(codeFailed);
}

const codeFailed: NoticeSource = ({ layout: { codeFailed: t } }) => ({
  title: t.title,
  text: t.text,
  tone: 'error',
  action: { label: t.reload, run: () => location.reload() },
});

/** The code of another page has not come. */
export function notifyPageFailed(): void {
  notify(pageFailed);
}

const pageFailed: NoticeSource = ({ layout }) => ({ ...layout.pageFailed, tone: 'error' });
