/** Results that are kept: some megabytes of short texts. */
const MAX_RESULTS = 10_000;

/**
 * The function with its results kept: for the same key it is computed once. When too many are kept, all are dropped.
 * @param keyOf tells arguments with different results apart
 */
export function memoize<Arguments extends unknown[], Result>(
  compute: (...args: Arguments) => Result,
  keyOf: (...args: Arguments) => string,
  maxResults = MAX_RESULTS,
): (...args: Arguments) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    const key = keyOf(...args);
    const kept = results.get(key);
    if (kept !== undefined || results.has(key)) return kept as Result;
    const result = compute(...args);
    if (results.size >= maxResults) results.clear();
    results.set(key, result);
    return result;
  };
}
