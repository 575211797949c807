import { LRUCache } from 'lru-cache';

/** How long a value is good for unless said otherwise, ms, and how many are kept. */
const CACHE_TTL = 60_000;
const CACHE_ENTRIES = 1000;

export interface MemoryCache<Value> {
  /** The value, or what `load` brings. Askers of one key at one time share one call; a failure is not kept. */
  getOrLoad: (key: string, load: () => Promise<Value>) => Promise<Value>;
  /** The value while it is good; absent once it has expired. */
  get: (key: string) => Value | undefined;
  /** The last value known, however old: for when nothing newer can be had. */
  getStale: (key: string) => Value | undefined;
  clear: () => void;
}

/** Answers kept in memory for a while. The oldest make room for new ones. */
export function createMemoryCache<Value extends object>({
  ttl = CACHE_TTL,
  max = CACHE_ENTRIES,
} = {}): MemoryCache<Value> {
  const values = new LRUCache<string, Value>({
    max,
    ttl,
    noDeleteOnStaleGet: true,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
  });
  const pending = new Map<string, Promise<Value>>();
  const load = async (key: string, bring: () => Promise<Value>): Promise<Value> => {
    const call = bring();
    pending.set(key, call);
    try {
      const value = await call;
      // A call that was under way when everything was dropped brings what was true before.
      if (pending.get(key) === call) values.set(key, value);
      return value;
    } finally {
      if (pending.get(key) === call) pending.delete(key);
    }
  };
  return {
    getOrLoad: async (key, bring) => values.get(key) ?? pending.get(key) ?? load(key, bring),
    get: (key) => values.get(key),
    getStale: (key) => values.get(key, { allowStale: true }),
    clear: () => {
      values.clear();
      pending.clear();
    },
  };
}
