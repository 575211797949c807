import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RequestError } from './errors.ts';
import { fetchInNode } from './fetch-in-node.ts';
import type { Fetch } from './http.ts';
import { createTestClient, rejectionOf, itemReply, item, jsonResponse, startServer } from '../testing/test-client.ts';
import { answer } from '../testing/scripted-server.ts';
import { createApiClient } from './create-api-client.ts';

describe('limits', () => {
  it('abort a call without a reply', async () => {
    const { client } = await createTestClient(() => {}, { timeoutMs: 40 });
    await expect(client.get('/slow', item)).rejects.toThrow(/GET \/slow: no answer: no complete reply within 40 ms/);
  });

  it('abort a body that stalls', async () => {
    const { client } = await createTestClient(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"response":');
      },
      { timeoutMs: 60 },
    );
    await expect(client.get('/stall', item)).rejects.toThrow(/no complete reply within 60 ms/);
  });

  it('reject also when fetch ignores the signal', async () => {
    const client = createApiClient({
      baseUrl: 'http://x.test',
      fetch: async () => new Promise(() => {}),
      timeoutMs: 20,
    });
    await expect(client.get('/x', item)).rejects.toThrow(RequestError);
  });

  it('do not count the time in the queue', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const turn = Promise.withResolvers<void>();
    const fetch: Fetch = async () => jsonResponse(JSON.stringify({ response: itemReply }));
    const client = createApiClient({
      baseUrl: 'http://x.test',
      fetch,
      timeoutMs: 100,
      schedule: async (work) => turn.promise.then(work),
    });
    const waiting = client.get('/x', item);
    await vi.advanceTimersByTimeAsync(5000);
    turn.resolve();
    expect(await waiting).toEqual(itemReply);
  });

  it('refuse a body whose announced length is too large', async () => {
    const { client } = await createTestClient(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '2000000000' });
        response.write('{');
      },
      { maxBytes: 1000 },
    );
    await expect(client.get('/x', item)).rejects.toThrow(/2000000000 bytes/);
  });

  it('release the connection of a refused reply', async () => {
    const { client } = await createTestClient(
      ({ url }, response) => {
        if (url.endsWith('/good')) return answer(response, itemReply);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '2000000000' });
        return response.write('{');
      },
      { maxBytes: 1000, fetch: fetchInNode(1) },
    );
    await expect(client.get('/large', item)).rejects.toThrow(/2000000000 bytes/);
    expect(await client.get('/good', item)).toEqual(itemReply);
  });

  it('stop reading an endless body', async () => {
    const { client } = await createTestClient(
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
    await expect(client.get('/x', item)).rejects.toThrow(/no answer: a body over 100000 bytes/);
  });

  it('refuse a large body also when fetch has no size limit', async () => {
    const client = createApiClient({
      baseUrl: 'http://x.test',
      fetch: async () => jsonResponse('x'.repeat(1001)),
      maxBytes: 1000,
    });
    await expect(client.get('/x', item)).rejects.toThrow(/a body over 1000 bytes/);
  });

  it("reject with the reason of the caller's signal", async () => {
    const { client } = await createTestClient(() => {});
    const controller = new AbortController();
    const waiting = rejectionOf(client.get('/x', item, {}, { signal: controller.signal }));
    controller.abort(new Error('newer search'));
    expect(await waiting).toBe(controller.signal.reason);
    expect(await rejectionOf(client.get('/x', item, {}, { signal: controller.signal }))).toBe(controller.signal.reason);
  });
});

describe('redirects', () => {
  it('are followed on the same origin', async () => {
    const { client } = await createTestClient((request, response) => {
      if (request.url === '/frontend/v1/new') answer(response, itemReply);
      else response.writeHead(301, { location: '/frontend/v1/new' }).end('moved');
    });
    expect(await client.get('/old', item)).toEqual(itemReply);
  });

  it('are not followed elsewhere', async () => {
    const other = await startServer((_, response) => answer(response, itemReply));
    const { client } = await createTestClient((_, response) =>
      response.writeHead(302, { location: `${other.origin}/x` }).end(),
    );
    await expect(client.get('/x', item)).rejects.toThrow(`redirected away to ${other.origin}`);
    expect(other.requests).toEqual([]);
  });

  it('to another origin are refused also when fetch has followed them', async () => {
    const fetch: Fetch = async () => ({
      ...jsonResponse(JSON.stringify({ response: itemReply })),
      url: 'https://evil.test/x',
    });
    await expect(createApiClient({ baseUrl: 'https://api.test', fetch }).get('/x', item)).rejects.toThrow(
      /redirected away/,
    );
  });

  it('that form a loop fail', async () => {
    const { client, server } = await createTestClient((request, response) =>
      response.writeHead(302, { location: request.url }).end(),
    );
    await expect(client.get('/x', item)).rejects.toThrow(/redirected more than 3 times/);
    expect(server.requests).toHaveLength(4);
  });

  it('without a target fail', async () => {
    const { client, server } = await createTestClient((_, response) => response.writeHead(302).end());
    await expect(client.get('/x', item)).rejects.toThrow('GET /x: answered with status 302');
    expect(server.requests).toHaveLength(1);
  });

  it('never repeat a POST', async () => {
    const { client, server } = await createTestClient((_, response) =>
      response.writeHead(307, { location: '/y' }).end(),
    );
    await expect(client.post('/x', item, {})).rejects.toThrow(/a POST was redirected/);
    expect(server.requests).toHaveLength(1);
  });

  it('are not meant by the address of what a POST has created', async () => {
    const { client } = await createTestClient((_, response) => {
      response.writeHead(201, { 'content-type': 'application/json', location: '/y' });
      response.end(JSON.stringify({ response: itemReply }));
    });
    expect(await client.post('/x', item, {})).toEqual(itemReply);
  });
});
