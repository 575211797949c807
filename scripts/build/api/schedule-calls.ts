import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { RequestError } from '../../../src/api/client/errors.ts';
import type { HttpReply, Schedule } from '../../../src/api/client/http.ts';
import { reasonOf } from '../../setup/reason-of.ts';

interface CallLimits {
  /** Maximum of simultaneous calls. Their retries and the pauses before them count as well. */
  concurrency: number;
  /** Number of retries of a failed call. */
  retries: number;
  /** Is told each retry with the failure before: `status 429`, `ECONNRESET`. */
  onRetry: (reason: string) => void;
  /** Ends the pauses. */
  signal?: AbortSignal;
}

type Pause = (ms: number, signal: AbortSignal | undefined) => Promise<unknown>;

/** The first pause; each further one is three times as long. */
const FIRST_PAUSE_MS = 200;
/** The API may ask for a pause of hours. */
const LONGEST_PAUSE_MS = 60_000;
const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;

/**
 * Runs calls under the limit and repeats those that have failed for a reason that may pass: no reply, one that is cut off, a
 * busy or failing host. Each attempt has the time limit of a call. Before it is a pause, as long as the host asks for in
 * `Retry-After`.
 */
export function scheduleCalls(
  { concurrency, retries, onRetry, signal }: CallLimits,
  pause: Pause = pauseFor,
): Schedule {
  const limit = pLimit(concurrency);
  const attemptAll: Schedule = async (work) => {
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt >= retries;
      let pauseMs: number | undefined = FIRST_PAUSE_MS * 3 ** attempt;
      let reason: string;
      try {
        const reply = await work();
        if (isLast || !isTemporary(reply)) return reply;
        pauseMs = requestedPause(reply) ?? pauseMs;
        if (pauseMs > LONGEST_PAUSE_MS) return reply;
        reason = `status ${reply.status}`;
      } catch (error) {
        // The reply of a `RequestError` would be the same again.
        if (isLast || error instanceof RequestError || signal?.aborted) throw error;
        reason = codeOf(error) ?? reasonOf(error);
      }
      await pause(pauseMs, signal);
      onRetry(reason);
    }
  };
  return (work) => limit(attemptAll, work);
}

/** @throws the reason of the signal */
async function pauseFor(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => signal?.throwIfAborted());
}

function isTemporary({ status }: HttpReply): boolean {
  return status >= 500 || status === TOO_MANY_REQUESTS || status === REQUEST_TIMEOUT;
}

/** The name that the system gives to a failure: `ECONNRESET`. */
function codeOf(error: unknown): string | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** The milliseconds of `Retry-After`: seconds, or a time by the clock of the host. */
function requestedPause({ header }: HttpReply): number | undefined {
  const text = header('retry-after').trim();
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const hostTime = Date.parse(header('date'));
  const ms = Date.parse(text) - (Number.isNaN(hostTime) ? Date.now() : hostTime);
  return ms >= 0 ? ms : undefined;
}
