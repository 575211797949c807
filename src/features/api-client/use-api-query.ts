import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiClient } from '../../api/client/api-client.ts';
import { withinLimit } from '../../lib/browser/chunk-limit.ts';
import { useApiClient } from './use-api-client.ts';

export type ApiQuery<Answer> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; answer: Answer }
  | { status: 'failed'; repeat: () => void };

type Outcome<Answer> = { question: string; attempt: number } & ({ answer: Answer } | { failed: true });

/**
 * Calls the API from a page. Of two calls the newer one's reply counts, whichever arrives last. A failure goes to the
 * general handler; there are no retries.
 * @param key identifies the call: `fetchData` is called again when it changes; null makes no call
 * @param isReported false: a failure is only logged
 */
export function useApiQuery<Answer>(
  key: string | null,
  fetchData: (client: ApiClient, signal: AbortSignal) => Promise<Answer>,
  isReported = true,
): ApiQuery<Answer> {
  const getClient = useApiClient();
  const [outcome, setOutcome] = useState<Outcome<Answer>>();
  const [attempt, setAttempt] = useState(0);
  const fetchNow = useEffectEvent(async (signal: AbortSignal) => fetchData(await getClient(), signal));
  const onFailure = useEffectEvent((error: unknown) => (isReported ? report(error) : log(error)));

  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    const settle = (next: Outcome<Answer>) => !controller.signal.aborted && setOutcome(next);
    fetchNow(controller.signal).then(
      (answer) => settle({ question: key, attempt, answer }),
      (error: unknown) => {
        if (!controller.signal.aborted) void onFailure(error);
        settle({ question: key, attempt, failed: true });
      },
    );
    return () => controller.abort();
  }, [key, attempt]);

  if (key === null) return { status: 'idle' };
  if (outcome?.question !== key || outcome.attempt !== attempt) return { status: 'loading' };
  if ('answer' in outcome) return { status: 'ready', answer: outcome.answer };
  return { status: 'failed', repeat: () => setAttempt(attempt + 1) };
}

async function report(error: unknown): Promise<void> {
  try {
    const { reportFailure } = await withinLimit(import('./report-failure.ts'));
    reportFailure(error);
  } catch {
    log(error);
  }
}

function log(error: unknown): void {
  console.error('The API has not answered', error);
}
