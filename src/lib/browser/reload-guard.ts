/** Minimum time between two automatic reloads of a path, ms. */
const PAUSE_PER_PATH_MS = 10_000;
/** Limit for all paths together. */
const MAX_PER_MINUTE = 3;
const MINUTE_MS = 60_000;
const KEY = 'reloads';

/** The reloads with their paths and times, the newest last. */
type ReloadLog = [path: string, time: number][];

/**
 * Whether a path may be reloaded automatically; stores the reload. A reload that cannot be stored is refused, because nothing
 * would stop a loop. A malformed log counts as empty and is overwritten.
 */
export function mayReload(path: string, storage: () => Storage = () => sessionStorage, now = Date.now()): boolean {
  try {
    const store = storage();
    const reloads = recent(read(store), now);
    const isAllowed =
      reloads.length < MAX_PER_MINUTE && !reloads.some(([of, at]) => of === path && now - at < PAUSE_PER_PATH_MS);
    const next: ReloadLog = isAllowed ? [...reloads, [path, now]] : reloads;
    const json = JSON.stringify(next);
    store.setItem(KEY, json);
    return isAllowed && store.getItem(KEY) === json;
  } catch {
    return false;
  }
}

/** After the clock was set back, times in the future count as now. */
function recent(reloads: ReloadLog, now: number): ReloadLog {
  return reloads
    .map(([path, at]): [string, number] => [path, Math.min(at, now)])
    .filter(([, at]) => now - at < MINUTE_MS);
}

function read(store: Storage): ReloadLog {
  try {
    const entries: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isReload).slice(-MAX_PER_MINUTE) : [];
  } catch {
    return [];
  }
}

function isReload(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
}
