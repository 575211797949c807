import { useEffect, useState } from 'react';

/** How long the confirmation stays, ms. */
const COPY_TIME_MS = 1500;

export type CopyState = 'idle' | 'copied' | 'failed';

/**
 * Copies text to the clipboard and says for a moment and a half how that went.
 * @param onFailure offers another way: some browsers let no page copy anything
 */
export function useCopy(onFailure?: () => void): { state: CopyState; copy: (text: string) => void } {
  // Every attempt is an object of its own, so that a second press starts the time anew.
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

/** Pages that are not served securely have no clipboard at all. */
async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
