import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RequestError } from './errors.ts';
import { fetchInNode } from './fetch-in-node.ts';
import type { Fetch } from './http.ts';
import { callTo, failureOf, good, item, replyOf, serve } from '../testing/test-client.ts';
import { answer } from '../testing/scripted-server.ts';
import { createCall } from './create-api-client.ts';

describe('limits', () => {
  it('cuts a call that is never answered', async () => {
    const { call } = await callTo(() => {}, { timeoutMs: 40 });
    await expect(call.get('/slow', item)).rejects.toThrow(/GET \/slow: no answer: nothing complete within 40 ms/);
  });

  it('cuts a body that stalls', async () => {
    const { call } = await callTo(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"response":');
      },
      { timeoutMs: 60 },
    );
    await expect(call.get('/stall', item)).rejects.toThrow(/nothing complete within 60 ms/);
  });

  it('cuts a fetch that does not listen', async () => {
    const call = createCall({ baseUrl: 'http://x.test', fetch: async () => new Promise(() => {}), timeoutMs: 20 });
    await expect(call.get('/x', item)).rejects.toThrow(RequestError);
  });

  it('does not count the waiting for a turn', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const turn = Promise.withResolvers<void>();
    const fetch: Fetch = async () => replyOf(JSON.stringify({ response: good }));
    const call = createCall({
      baseUrl: 'http://x.test',
      fetch,
      timeoutMs: 100,
      limit: async (work) => turn.promise.then(work),
    });
    const waiting = call.get('/x', item);
    await vi.advanceTimersByTimeAsync(5000);
    turn.resolve();
    expect(await waiting).toEqual(good);
  });

  it('refuses a body that is announced too large', async () => {
    const { call } = await callTo(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '2000000000' });
        response.write('{');
      },
      { maxBytes: 1000 },
    );
    await expect(call.get('/x', item)).rejects.toThrow(/2000000000 bytes/);
  });

  it('gives the connection of a refused reply back', async () => {
    const { call } = await callTo(
      ({ url }, response) => {
        if (url.endsWith('/good')) return answer(response, good);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '2000000000' });
        return response.write('{');
      },
      { maxBytes: 1000, fetch: fetchInNode(1) },
    );
    await expect(call.get('/large', item)).rejects.toThrow(/2000000000 bytes/);
    expect(await call.get('/good', item)).toEqual(good);
  });

  it('stops reading a body without an end', async () => {
    const { call } = await callTo(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const more = () => {
          if (!response.destroyed && response.write('x'.repeat(64 * 1024))) setImmediate(more);
        };
        response.on('drain', more);
        more();
      },
      { maxBytes: 100_000 },
    );
    await expect(call.get('/x', item)).rejects.toThrow(/no answer: a body over 100000 bytes/);
  });

  it('refuses a large body also where fetch knows no limit', async () => {
    const call = createCall({ baseUrl: 'http://x.test', fetch: async () => replyOf('x'.repeat(1001)), maxBytes: 1000 });
    await expect(call.get('/x', item)).rejects.toThrow(/a body over 1000 bytes/);
  });

  it('ends with the reason of the caller who no longer waits', async () => {
    const { call } = await callTo(() => {});
    const controller = new AbortController();
    const waiting = failureOf(call.get('/x', item, {}, { signal: controller.signal }));
    controller.abort(new Error('newer search'));
    expect(await waiting).toBe(controller.signal.reason);
    expect(await failureOf(call.get('/x', item, {}, { signal: controller.signal }))).toBe(controller.signal.reason);
  });
});

describe('redirects', () => {
  it('are followed on the same origin', async () => {
    const { call } = await callTo((request, response) => {
      if (request.url === '/frontend/v1/new') answer(response, good);
      else response.writeHead(301, { location: '/frontend/v1/new' }).end('moved');
    });
    expect(await call.get('/old', item)).toEqual(good);
  });

  it('are not followed elsewhere', async () => {
    const other = await serve((_, response) => answer(response, good));
    const { call } = await callTo((_, response) => response.writeHead(302, { location: `${other.origin}/x` }).end());
    await expect(call.get('/x', item)).rejects.toThrow(`redirected away to ${other.origin}`);
    expect(other.requests).toEqual([]);
  });

  it('are not believed when fetch has followed them elsewhere', async () => {
    const fetch: Fetch = async () => ({ ...replyOf(JSON.stringify({ response: good })), url: 'https://evil.test/x' });
    await expect(createCall({ baseUrl: 'https://api.test', fetch }).get('/x', item)).rejects.toThrow(/redirected away/);
  });

  it('in a circle come to an end', async () => {
    const { call, server } = await callTo((request, response) =>
      response.writeHead(302, { location: request.url }).end(),
    );
    await expect(call.get('/x', item)).rejects.toThrow(/redirected more than 3 times/);
    expect(server.requests).toHaveLength(4);
  });

  it('without a target are failures', async () => {
    const { call } = await callTo((_, response) => response.writeHead(302).end());
    await expect(call.get('/x', item)).rejects.toThrow(RequestError);
  });

  it('never repeat a POST', async () => {
    const { call, server } = await callTo((_, response) => response.writeHead(307, { location: '/y' }).end());
    await expect(call.post('/x', item, {})).rejects.toThrow(/a POST was redirected/);
    expect(server.requests).toHaveLength(1);
  });
});
