const KEY = 'scroll-positions';
/** Entries of the history that are remembered, the last ones. */
const MOST = 100;

let positions: Map<string, number> | undefined;

/** Where the page of an entry of the history was left. */
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

/** For the next document of this tab. */
export function savePositions(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...known()]));
  } catch {
    // Storage is blocked: the way back then leads to the top of a page.
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
