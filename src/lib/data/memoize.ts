/** Maximum of stored results: some megabytes of short texts. */
const MAX_RESULTS = 10_000;

/**
 * Memoizes a function: for each key it is called once. Above the limit all results are dropped.
 * @param keyOf the key of the arguments; different for arguments with different results
 */
export function memoize<Arguments extends unknown[], Result>(
  compute: (...args: Arguments) => Result,
  keyOf: (...args: Arguments) => string,
  maxResults = MAX_RESULTS,
): (...args: Arguments) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    const key = keyOf(...args);
    const stored = results.get(key);
    if (stored !== undefined || results.has(key)) return stored as Result;
    const result = compute(...args);
    if (results.size >= maxResults) results.clear();
    results.set(key, result);
    return result;
  };
}
