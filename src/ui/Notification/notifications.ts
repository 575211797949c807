export interface Notice {
  title: string;
  text?: string | undefined;
  /** An error interrupts a screen reader, the others wait. */
  tone: 'success' | 'error' | 'info';
}

export interface ShownNotice extends Notice {
  id: number;
}

/** How long a notice stays, ms. */
export const NOTICE_TIME = 5000;

let notices: readonly ShownNotice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a notice for five seconds. May be called from anywhere in the browser, at any time after its start. */
export function notify(notice: Notice): void {
  lastId += 1;
  publish([...notices, { ...notice, id: lastId }]);
}

export function dismiss(id: number): void {
  publish(notices.filter((notice) => notice.id !== id));
}

export function currentNotices(): readonly ShownNotice[] {
  return notices;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly ShownNotice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}
