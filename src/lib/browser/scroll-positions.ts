const KEY = 'scroll-positions';
/** Maximum of history entries with a stored position. */
const MOST = 100;

let positions: Map<string, number> | undefined;

/** The scroll position at which the page of a history entry was left. */
export function savedPosition(key: string): number | undefined {
  return known().get(key);
}

export function rememberPosition(key: string, top: number): void {
  const all = known();
  all.delete(key);
  all.set(key, top);
  const [oldest] = all.keys();
  if (all.size > MOST && oldest !== undefined) all.delete(oldest);
}

/** Stores the positions for the next document of this tab. */
export function savePositions(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...known()]));
  } catch {
    // Storage is blocked: navigation back then scrolls to the top.
  }
}

function known(): Map<string, number> {
  positions ??= new Map(read());
  return positions;
}

function read(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
}
