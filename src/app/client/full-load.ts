const KEY = 'full-loads';
/** Maximum of stored ids; the oldest are dropped. */
const MOST = 10;

/**
 * Whether a link may cause a full load because code with this id has been published; stores the id. A CDN edge with old HTML
 * would reply with the old code again, so each id causes one full load and not one per link.
 */
export function allowFullLoad(app: string): boolean {
  const apps = read();
  if (apps.includes(app)) return false;
  write([...apps, app]);
  return true;
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
