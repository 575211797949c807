import { describe, expect, it } from 'vitest';
import { RequestError } from '../../../src/api/client/errors.ts';
import type { HttpReply } from '../../../src/api/client/http.ts';
import { rejectionOf } from '../../../src/api/testing/test-client.ts';
import { scheduleCalls } from './schedule-calls.ts';

const replyWith = (status: number, headers: Record<string, string> = {}): HttpReply => ({
  status,
  header: (name) => headers[name] ?? '',
  bytes: new ArrayBuffer(),
});

/** The pauses of a call with these outcomes, one after the other, the reasons of its retries, and how it ends. */
async function call(outcomes: (HttpReply | Error)[], { retries = 5, signal = new AbortController().signal } = {}) {
  const pauses: number[] = [];
  const reasons: string[] = [];
  const onRetry = (reason: string) => void reasons.push(reason);
  const left = [...outcomes];
  const schedule = scheduleCalls({ concurrency: 1, retries, onRetry, signal }, async (ms) => void pauses.push(ms));
  const ending = await schedule(async () => {
    const outcome = left.shift();
    if (outcome instanceof Error) throw outcome;
    return outcome ?? replyWith(200);
  }).then(
    ({ status }) => status,
    (error: unknown) => error,
  );
  return { pauses, ending, reasons };
}

describe('scheduleCalls', () => {
  it('makes a call once without retries', async () => {
    expect(await call([replyWith(503)], { retries: 0 })).toMatchObject({ pauses: [], ending: 503 });
  });

  it('repeats a temporary failure after growing pauses, and returns the last one', async () => {
    const reset = new Error('read ECONNRESET');
    const failures = [replyWith(500), replyWith(429), reset, replyWith(408)];
    expect(await call(failures)).toMatchObject({ pauses: [200, 600, 1800, 5400], ending: 200 });
    expect(await call(failures, { retries: 3 })).toMatchObject({ pauses: [200, 600, 1800], ending: 408 });
    expect(await call(failures, { retries: 2 })).toMatchObject({ pauses: [200, 600], ending: reset });
  });

  it('tells each retry with the failure before', async () => {
    const reset = Object.assign(new Error('request to https://api.test/x failed'), { code: 'ECONNRESET' });
    const { reasons } = await call([replyWith(429), reset, new Error('no complete reply within 5 ms')]);
    expect(reasons).toEqual(['status 429', 'ECONNRESET', 'no complete reply within 5 ms']);
    expect((await call([replyWith(503)], { retries: 0 })).reasons).toEqual([]);
  });

  it.each([304, 400, 401, 404])('returns a reply with status %i', async (status) => {
    expect(await call([replyWith(status)])).toMatchObject({ pauses: [], ending: status });
  });

  it('does not repeat a call whose reply was refused', async () => {
    const refusal = new RequestError('GET /x', 'redirected away', { url: 'https://api.test/x' });
    expect(await call([refusal])).toMatchObject({ pauses: [], ending: refusal });
  });

  it.each<[string, Record<string, string>, number]>([
    ['of seconds', { 'retry-after': '7' }, 7000],
    [
      'until a time by the clock of the host',
      { 'retry-after': 'Wed, 21 Oct 2015 07:28:09 GMT', date: 'Wed, 21 Oct 2015 07:28:00 GMT' },
      9000,
    ],
    ['that is over', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, 200],
    ['that is unreadable', { 'retry-after': 'soon' }, 200],
  ])('makes the pause that the host asks for: one %s', async (_, headers, ms) => {
    expect(await call([replyWith(429, headers)])).toMatchObject({ pauses: [ms], ending: 200 });
  });

  it('returns a reply that asks for a long pause', async () => {
    expect(await call([replyWith(503, { 'retry-after': '3600' })])).toMatchObject({ pauses: [], ending: 503 });
  });

  it('ends a pause with the reason of the signal', async () => {
    const controller = new AbortController();
    const schedule = scheduleCalls({ concurrency: 1, retries: 1, onRetry: () => {}, signal: controller.signal });
    const waiting = rejectionOf(
      schedule(async () => {
        setImmediate(() => controller.abort(new Error('stopped')));
        return replyWith(503, { 'retry-after': '50' });
      }),
    );
    expect(await waiting).toBe(controller.signal.reason);
  });

  it('makes no other call during a pause', async () => {
    const order: string[] = [];
    const schedule = scheduleCalls(
      { concurrency: 1, retries: 1, onRetry: () => {} },
      async () => void order.push('pause'),
    );
    const first = schedule(async () => replyWith(order.push('first') === 1 ? 503 : 200));
    const second = schedule(async () => replyWith(order.push('second') > 0 ? 200 : 0));
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'pause', 'first', 'second']);
  });
});
