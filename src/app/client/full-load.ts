import { openIfReachable } from '../../lib/browser/chunk-recovery.ts';
import { hasUnsavedWork } from '../../lib/browser/unsaved-work.ts';

const KEY = 'full-loads';
/** Maximum of stored ids; the oldest are dropped. */
const MOST = 10;

/**
 * Loads the target as a document because other code has been published; stores its id. A CDN edge with old HTML would reply with
 * the old code again, so each id causes one full load and not one per link. Resolves if nothing is loaded: the running code
 * then shows what it can.
 * @param app the id of that code
 * @param signal aborted when the visitor has followed another link
 */
export async function loadOtherCode(app: string, target: string, signal: AbortSignal): Promise<void> {
  if (hasUnsavedWork() || read().includes(app)) return;
  const mayOpen = () => {
    if (signal.aborted) return false;
    write([...read(), app]);
    return true;
  };
  // Without a connection nothing is stored, so that a later link causes the load.
  await openIfReachable(target, mayOpen).catch(() => {});
}

/** Forgets the id of code that now runs, so that it may cause a full load again later. */
export function forgetFullLoad(app: string): void {
  const apps = read();
  if (apps.includes(app)) write(apps.filter((other) => other !== app));
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((app) => typeof app === 'string') : [];
  } catch {
    return [];
  }
}

function write(apps: string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(apps.slice(-MOST)));
  } catch {
    // Storage is blocked: each link to a page of newer code then causes a full load.
  }
}
