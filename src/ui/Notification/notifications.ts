import type { Texts } from '../../i18n/texts.ts';

export interface Notice {
  title: string;
  text?: string | undefined;
  /** An error interrupts a screen reader, the others wait. */
  tone: 'success' | 'error' | 'info';
  /** Where it leads on. The same link stands elsewhere, too: a notice goes away. */
  link?: { label: string; href: string } | undefined;
  /** What can be done about it. */
  action?: { label: string; run: () => void } | undefined;
}

/** A notice, or how to word it in the visitor's locale. */
export type NoticeSource = Notice | ((texts: Texts) => Notice);

interface NoticeEntry {
  id: number;
  notice: NoticeSource;
}

/** A notice in words. */
export interface ShownNotice extends Notice {
  id: number;
}

/** How long a notice stays, ms. */
export const NOTICE_TIME_MS = 5000;

let notices: readonly NoticeEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a notice for five seconds. May be called from anywhere in the browser, at any time after its start. The very same
 * one stands once, with its time begun anew.
 */
export function notify(notice: NoticeSource): void {
  lastId += 1;
  setNotices([...notices.filter((entry) => entry.notice !== notice), { id: lastId, notice }]);
}

/** What was said does not hold any more: something is tried again. */
export function dismissAllNotices(): void {
  if (notices.length > 0) setNotices([]);
}

/** This was said and is of no use any more. */
export function dismissNotice(notice: NoticeSource): void {
  if (notices.some((entry) => entry.notice === notice)) setNotices(notices.filter((entry) => entry.notice !== notice));
}

export function dismissNoticeById(id: number): void {
  setNotices(notices.filter((notice) => notice.id !== id));
}

/** The notice as the visitor reads it. */
export function toShownNotice({ id, notice }: NoticeEntry, texts: Texts): ShownNotice {
  return { id, ...(typeof notice === 'function' ? notice(texts) : notice) };
}

export function currentNotices(): readonly NoticeEntry[] {
  return notices;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setNotices(next: readonly NoticeEntry[]): void {
  notices = next;
  for (const listener of listeners) listener();
}
