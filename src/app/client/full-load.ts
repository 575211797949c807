const KEY = 'full-loads';
/** Ids of code that are remembered, the last ones. */
const MOST = 10;

/**
 * Whether a page may be loaded as a whole because code of this id has been published; notes that it was. An edge that
 * keeps old HTML answers with the old code again: that is found out once, and not at every link.
 */
export function mayLoadFor(app: string): boolean {
  const apps = read();
  if (apps.includes(app)) return false;
  write([...apps, app]);
  return true;
}

/** The code runs: it was worth the load, and will be again after another one. */
export function noteRunning(app: string): void {
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
    // Storage is blocked: each link to a page of newer code is then a full load, which the visitor has asked for.
  }
}
