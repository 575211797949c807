import { useEffect, useEffectEvent, useState } from 'react';
import type { Call } from '../../api/client/api-client.ts';
import { useLiveCall } from './use-api-client.ts';

export type LiveAnswer<Answer> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; answer: Answer }
  | { status: 'failed'; repeat: () => void };

type Outcome<Answer> = { question: string; attempt: number } & ({ answer: Answer } | { failed: true });

/**
 * Asks the API while a page is on the screen. Of two questions the newer one's answer counts, whichever comes last.
 * A failure goes to the general handler; nothing is asked twice unasked.
 * @param question names all that is asked: `ask` is called again when it changes; null asks nothing
 * @param isReported false: a failure is nothing to tell the visitor, it is only logged
 */
export function useLiveAnswer<Answer>(
  question: string | null,
  ask: (call: Call, signal: AbortSignal) => Promise<Answer>,
  isReported = true,
): LiveAnswer<Answer> {
  const liveCall = useLiveCall();
  const [outcome, setOutcome] = useState<Outcome<Answer>>();
  const [attempt, setAttempt] = useState(0);
  const askNow = useEffectEvent(async (signal: AbortSignal) => ask(await liveCall(), signal));
  const onFailure = useEffectEvent((error: unknown) => (isReported ? tell(error) : log(error)));

  useEffect(() => {
    if (question === null) return undefined;
    const asking = new AbortController();
    const settle = (next: Outcome<Answer>) => !asking.signal.aborted && setOutcome(next);
    askNow(asking.signal).then(
      (answer) => settle({ question, attempt, answer }),
      (error: unknown) => {
        if (!asking.signal.aborted) void onFailure(error);
        settle({ question, attempt, failed: true });
      },
    );
    return () => asking.abort();
  }, [question, attempt]);

  if (question === null) return { status: 'idle' };
  if (outcome?.question !== question || outcome.attempt !== attempt) return { status: 'loading' };
  if ('answer' in outcome) return { status: 'ready', answer: outcome.answer };
  return { status: 'failed', repeat: () => setAttempt(attempt + 1) };
}

async function tell(error: unknown): Promise<void> {
  try {
    const { reportFailure } = await import('./report-failure.ts');
    reportFailure(error);
  } catch {
    log(error);
  }
}

function log(error: unknown): void {
  console.error('The API has not answered', error);
}
