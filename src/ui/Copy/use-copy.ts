import { useEffect, useState } from 'react';

/** Duration of the confirmation, ms. */
const COPY_TIME_MS = 1500;

export type CopyState = 'idle' | 'copied' | 'failed';

/**
 * Copies text to the clipboard and shows the result for 1.5 s.
 * @param onFailure called if the browser denies access to the clipboard
 */
export function useCopy(onFailure?: () => void): { state: CopyState; copy: (text: string) => void } {
  // Every attempt is a new object, so that a second click restarts the timer.
  const [attempt, setAttempt] = useState<{ state: CopyState }>({ state: 'idle' });
  useEffect(() => {
    if (attempt.state === 'idle') return undefined;
    const timeout = setTimeout(() => setAttempt({ state: 'idle' }), COPY_TIME_MS);
    return () => clearTimeout(timeout);
  }, [attempt]);
  const copy = (text: string) => {
    writeText(text).then(
      () => setAttempt({ state: 'copied' }),
      () => {
        setAttempt({ state: 'failed' });
        onFailure?.();
      },
    );
  };
  return { state: attempt.state, copy };
}

/** Pages served over http have no clipboard API. */
async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
