import { siteTexts, type Texts } from '../../i18n/texts.ts';

export interface Notice {
  title: string;
  text?: string;
  /** An error interrupts a screen reader, other tones do not. */
  tone: 'success' | 'error' | 'info';
  /** A link. It must also be elsewhere on the page, since a notice disappears. */
  link?: { label: string; href: string };
  /** A button. */
  action?: { label: string; run: () => void };
}

/** A notice, or a function that returns it in the visitor's locale. */
export type NoticeSource = Notice | ((texts: Texts) => Notice);

interface NoticeEntry {
  id: number;
  notice: NoticeSource;
}

/** A notice with resolved texts. */
export interface ShownNotice extends Notice {
  id: number;
}

/** Duration of a notice, ms. */
export const NOTICE_TIME_MS = 5000;

let notices: readonly NoticeEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a notice for five seconds. May be called from anywhere in the browser. A notice that says the same as an earlier one
 * replaces it, so a repeated failure is announced again, but does not cover the page.
 */
export function notify(notice: NoticeSource): void {
  lastId += 1;
  setNotices([...notices.filter((entry) => !isSame(entry.notice, notice)), { id: lastId, notice }]);
}

/** The buttons of two notices may differ in what they do. */
function isSame(one: NoticeSource, other: NoticeSource): boolean {
  if (one === other) return true;
  const [{ action, ...shown }, { action: otherAction, ...otherShown }] = [resolve(one), resolve(other)];
  return !action && !otherAction && JSON.stringify(shown) === JSON.stringify(otherShown);
}

/** Dismisses all notices, before a retry. */
export function dismissAllNotices(): void {
  if (notices.length > 0) setNotices([]);
}

/** Dismisses one notice. */
export function dismissNotice(notice: NoticeSource): void {
  if (notices.some((entry) => entry.notice === notice)) setNotices(notices.filter((entry) => entry.notice !== notice));
}

export function dismissNoticeById(id: number): void {
  setNotices(notices.filter((notice) => notice.id !== id));
}

/** Resolves the texts of a notice. */
export function toShownNotice({ id, notice }: NoticeEntry, texts: Texts): ShownNotice {
  return { id, ...resolve(notice, texts) };
}

function resolve(notice: NoticeSource, texts = siteTexts()): Notice {
  return typeof notice === 'function' ? notice(texts) : notice;
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
