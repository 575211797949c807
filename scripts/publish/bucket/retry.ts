/** How patiently a call that may succeed later is repeated. */
export interface RetryOptions {
  attempts: number;
  /** The pause after the first attempt, ms; each further one is twice as long. */
  firstDelayMs: number;
  maxDelayMs: number;
  sleep: (ms: number) => Promise<unknown>;
}

/**
 * Repeats what has failed for a reason that passes, after pauses that grow. Each is cut by chance, by up to a half:
 * many callers that were refused together must not come back together.
 * @throws the last error, or the first that does not pass
 */
export async function retry<T>(
  work: () => Promise<T>,
  isTransient: (error: unknown) => boolean,
  { attempts, firstDelayMs, maxDelayMs, sleep }: RetryOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !isTransient(error)) throw error;
      const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1));
      await sleep(delay * (1 - Math.random() / 2));
    }
  }
}
