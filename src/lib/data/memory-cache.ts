/** Default lifetime of a value, ms, and maximum number of values. */
const CACHE_TTL = 60_000;
const CACHE_ENTRIES = 1000;

export interface MemoryCache<Value> {
  /** The cached value, or the result of `load`. Simultaneous callers of a key share one call; a failure is not cached. */
  getOrLoad: (key: string, load: () => Promise<Value>) => Promise<Value>;
  /** The value; undefined once it has expired. */
  get: (key: string) => Value | undefined;
  /** The last value, even if expired. */
  getStale: (key: string) => Value | undefined;
  clear: () => void;
}

/** A cache with a lifetime. Above the limit the oldest values are dropped. */
export function createMemoryCache<Value extends object>({
  ttl = CACHE_TTL,
  max = CACHE_ENTRIES,
} = {}): MemoryCache<Value> {
  /** From the oldest to the newest. */
  const values = new Map<string, { value: Value; expires: number }>();
  const get = (key: string) => {
    const stored = values.get(key);
    return stored && performance.now() <= stored.expires ? stored.value : undefined;
  };
  const set = (key: string, value: Value) => {
    values.delete(key);
    values.set(key, { value, expires: performance.now() + ttl });
    const [oldest] = values.keys();
    if (values.size > max && oldest !== undefined) values.delete(oldest);
  };
  const pending = new Map<string, Promise<Value>>();
  const load = async (key: string, bring: () => Promise<Value>): Promise<Value> => {
    const call = bring();
    pending.set(key, call);
    try {
      const value = await call;
      // The result of a call that was pending when the cache was cleared is not stored.
      if (pending.get(key) === call) set(key, value);
      return value;
    } finally {
      if (pending.get(key) === call) pending.delete(key);
    }
  };
  return {
    getOrLoad: async (key, bring) => get(key) ?? pending.get(key) ?? load(key, bring),
    get,
    getStale: (key) => values.get(key)?.value,
    clear: () => {
      values.clear();
      pending.clear();
    },
  };
}
