/** How patiently a call that may succeed later is repeated. */
export interface Patience {
  attempts: number;
  /** The pause after the first attempt, ms; each further one is twice as long. */
  firstPause: number;
  longestPause: number;
  sleep: (ms: number) => Promise<unknown>;
}

/**
 * Repeats what has failed for a reason that passes, after pauses that grow. Each is cut by chance, by up to a half:
 * many callers that were refused together must not come back together.
 * @throws the last error, or the first that does not pass
 */
export async function withPauses<T>(
  work: () => Promise<T>,
  passes: (error: unknown) => boolean,
  { attempts, firstPause, longestPause, sleep }: Patience,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !passes(error)) throw error;
      const pause = Math.min(longestPause, firstPause * 2 ** (attempt - 1));
      await sleep(pause * (1 - Math.random() / 2));
    }
  }
}
