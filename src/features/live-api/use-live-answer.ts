import { useEffect, useEffectEvent, useState } from 'react';
import type { Call } from '../../api/call.ts';
import { useLiveCall } from './live-api.ts';

export type LiveAnswer<Answer> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; answer: Answer }
  | { status: 'failed'; repeat: () => void };

type Outcome<Answer> = { question: string; attempt: number } & ({ answer: Answer } | { failed: true });

/**
 * Asks the API while a page is on the screen. Of two questions the newer one's answer counts, whichever comes last.
 * Failures are logged; nothing is asked twice unasked.
 * @param question names all that is asked: `ask` is called again when it changes; null asks nothing
 */
export function useLiveAnswer<Answer>(
  question: string | null,
  ask: (call: Call, signal: AbortSignal) => Promise<Answer>,
): LiveAnswer<Answer> {
  const liveCall = useLiveCall();
  const [outcome, setOutcome] = useState<Outcome<Answer>>();
  const [attempt, setAttempt] = useState(0);
  const askNow = useEffectEvent(async (signal: AbortSignal) => ask(await liveCall(), signal));

  useEffect(() => {
    if (question === null) return undefined;
    const asking = new AbortController();
    const settle = (next: Outcome<Answer>) => !asking.signal.aborted && setOutcome(next);
    askNow(asking.signal).then(
      (answer) => settle({ question, attempt, answer }),
      (error: unknown) => {
        if (!asking.signal.aborted) console.error('The API has not answered', error);
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
