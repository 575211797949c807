/** Minimum time between two automatic reloads of a path, ms. */
const PAUSE_PER_PATH_MS = 10_000;
/** Limit for all paths together. */
const MAX_PER_MINUTE = 3;
const MINUTE_MS = 60_000;
const KEY = 'reloads';

/** The reloads with their paths and times, the newest last. */
type ReloadLog = [path: string, time: number][];

interface ReloadOptions {
  storage?: () => Storage;
  now?: number;
  /** Time since the load of the current document began, ms. */
  age?: number;
  /** The path of the current page. */
  here?: string;
}

/**
 * Whether a path may be reloaded automatically; stores the reload. A page whose document came from such a reload is not
 * reloaded again: on a slow connection its load may take longer than the pause. A reload that cannot be stored is refused, because
 * nothing would stop a loop. A malformed log counts as empty and is overwritten.
 */
export function mayReload(
  path: string,
  {
    storage = () => sessionStorage,
    now = Date.now(),
    age = performance.now(),
    here = location.pathname,
  }: ReloadOptions = {},
): boolean {
  try {
    const store = storage();
    const cameFrom = (at: number) => path === here && Math.abs(now - age - at) < PAUSE_PER_PATH_MS;
    // After the clock was set back, times in the future count as now.
    const reloads = read(store).map(([of, at]): [string, number] => [of, Math.min(at, now)]);
    const isAllowed =
      reloads.filter(([, at]) => now - at < MINUTE_MS).length < MAX_PER_MINUTE &&
      !reloads.some(([of, at]) => of === path && (now - at < PAUSE_PER_PATH_MS || cameFrom(at)));
    const next: ReloadLog = isAllowed ? [...reloads, [path, now]] : reloads;
    const json = JSON.stringify(next);
    store.setItem(KEY, json);
    return isAllowed && store.getItem(KEY) === json;
  } catch {
    return false;
  }
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
