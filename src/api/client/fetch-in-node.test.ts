import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fetchInNode } from './fetch-in-node.ts';
import { rejectionOf, startServer } from '../testing/test-client.ts';
import type { Script } from '../testing/scripted-server.ts';

const request = () => ({
  method: 'GET' as const,
  headers: { accept: 'application/json' },
  signal: new AbortController().signal,
  redirect: 'manual' as const,
  size: 10_000,
});

async function bodyFrom(script: Script, size = 10_000): Promise<string> {
  const { origin } = await startServer(script);
  const response = await fetchInNode(1)(`${origin}/x`, { ...request(), size });
  return new TextDecoder().decode(await response.arrayBuffer());
}

const TEXT = 'Очистка воздуха. '.repeat(200);
const GZIP = { 'content-encoding': 'gzip' };

describe('fetchInNode', () => {
  it.each([
    ['gzip', gzipSync(TEXT)],
    ['br', brotliCompressSync(TEXT)],
    ['identity', Buffer.from(TEXT)],
  ])('reads a body in the encoding %s', async (encoding, bytes) => {
    const body = await bodyFrom(({ headers }, response) => {
      expect(encoding === 'identity' || headers['accept-encoding']?.includes(encoding)).toBe(true);
      response.writeHead(200, { 'content-encoding': encoding }).end(bytes);
    });
    expect(body).toBe(TEXT);
  });

  it('reads a long compressed body', async () => {
    const text = randomBytes(200_000).toString('base64');
    const body = bodyFrom((_, response) => response.writeHead(200, GZIP).end(gzipSync(text)), 1_000_000);
    expect(await body).toBe(text);
  });

  it.each([
    ['short', Buffer.alloc(5_000_000)],
    ['long', randomBytes(200_000)],
  ])('measures a %s compressed body by its decompressed size', async (_, bytes) => {
    const reading = bodyFrom((_request, response) => response.writeHead(200, GZIP).end(gzipSync(bytes)));
    await expect(reading).rejects.toThrow('a body over 10000 bytes');
  });

  it.each([
    ['short', Buffer.from(TEXT)],
    ['long', randomBytes(200_000)],
  ])('refuses a truncated %s compressed body', async (_, bytes) => {
    const cut = gzipSync(bytes).subarray(0, -10);
    const reading = bodyFrom((_request, response) => response.writeHead(200, GZIP).end(cut), 1_000_000);
    await expect(reading).rejects.toThrow('unexpected end of file');
  });

  it('refuses an unknown encoding', async () => {
    const reading = bodyFrom((_, response) => response.writeHead(200, { 'content-encoding': 'compress' }).end(TEXT));
    await expect(reading).rejects.toThrow('a body in the encoding compress');
  });

  it('reads a reply without a body, whatever encoding its header names', async () => {
    const body = bodyFrom((_, response) => response.writeHead(304, GZIP).end());
    expect(await body).toBe('');
  });

  it.each<[string, OutgoingHttpHeaders, string | Buffer]>([
    ['with a length', { 'content-length': '100' }, '{"half'],
    ['in chunks', {}, '{"half'],
    ['that is compressed', GZIP, gzipSync(TEXT).subarray(0, 30)],
    ['that is long and compressed', GZIP, gzipSync(randomBytes(200_000)).subarray(0, 150_000)],
  ])('refuses a body %s whose connection closes before its end', async (_, headers, start) => {
    const reading = bodyFrom((_request, response) => {
      response.writeHead(200, headers);
      response.write(start, () => response.destroy());
    }, 1_000_000);
    await expect(reading).rejects.toThrow('the connection was closed in the middle of the body');
  });

  it('refuses such a body also when nobody has started to read it', async () => {
    const closed = Promise.withResolvers<void>();
    const { origin } = await startServer((_, response) => {
      response.on('close', () => closed.resolve());
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"half', () => response.destroy());
    });
    const response = await fetchInNode(1)(`${origin}/x`, request());
    await closed.promise;
    for (let turn = 0; turn < 20; turn++) await setImmediate();
    await expect(response.arrayBuffer()).rejects.toThrow('the connection was closed in the middle of the body');
  });

  it('reuses the connection for the next call', async () => {
    const ports = new Set<number | undefined>();
    const server = createServer((requested, response) => {
      ports.add(requested.socket.remotePort);
      response.end('{}');
    }).listen(0);
    await once(server, 'listening');
    const fetch = fetchInNode(1);
    for (let nth = 0; nth < 3; nth++) {
      const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, request());
      await response.arrayBuffer();
    }
    server.close();
    server.closeAllConnections();
    expect(ports.size).toBe(1);
  });

  it('opens another connection when the host has closed the idle one, and fails when the host closes a new one', async () => {
    const requested = new Map<Socket, number>();
    const server = createServer(({ socket, url }, response) => {
      const nth = (requested.get(socket) ?? 0) + 1;
      requested.set(socket, nth);
      if (nth > 1 || url === '/never') socket.destroy();
      else response.end('{}');
    }).listen(0);
    await once(server, 'listening');
    const fetch = fetchInNode(1);
    const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, request());
    for (let nth = 0; nth < 3; nth++) expect((await ask('/')).status).toBe(200);
    expect([...requested.values()]).toEqual([2, 2, 1]);
    await expect(ask('/never')).rejects.toThrow('socket hang up');
    expect([...requested.values()]).toEqual([2, 2, 2, 1]);
    server.close();
  });

  it.each([1, 8])('the same for calls that wait for one of %i connections', async (connections) => {
    const replied = new WeakSet<Socket>();
    const server = createServer(({ socket }, response) => {
      if (replied.has(socket)) socket.destroy();
      else response.end('{}');
      replied.add(socket);
    }).listen(0);
    await once(server, 'listening');
    const fetch = fetchInNode(connections);
    const ask = async () => {
      const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, request());
      await response.arrayBuffer();
      return response.status;
    };
    const statuses = await Promise.all(Array.from({ length: 24 }, ask));
    expect(statuses).toEqual(Array(24).fill(200));
    server.close();
    server.closeAllConnections();
  });

  it('closes an idle connection, and keeps one on which a slow reply is pending', async () => {
    const idleMs = 10;
    const slow = (_: unknown, response: ServerResponse) => setTimeout(() => response.end('{}'), idleMs * 5);
    // This server never closes idle connections.
    const server = createServer({ keepAliveTimeout: 0 }, slow).listen(0);
    await once(server, 'listening');
    const [[socket], response] = await Promise.all([
      once(server, 'connection') as Promise<[Socket]>,
      fetchInNode(1, idleMs)(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, request()),
    ]);
    const closed = once(socket, 'close');
    expect(new TextDecoder().decode(await response.arrayBuffer())).toBe('{}');
    await closed;
    server.close();
  });

  it('returns a redirect, and every value of a header', async () => {
    const { origin, requests } = await startServer((_, response) =>
      response
        .writeHead(
          302,
          [
            ['location', '/new'],
            ['warning', 'a'],
            ['warning', 'b'],
          ].flat(),
        )
        .end(),
    );
    const response = await fetchInNode(1)(`${origin}/old`, request());
    expect([response.status, response.headers.get('location'), response.headers.get('warning')]).toEqual([
      302,
      '/new',
      'a, b',
    ]);
    expect(requests).toHaveLength(1);
  });

  it('calls the API by the proxy of the environment, if Node is told to use it', async () => {
    const proxy = await startServer((_, response) => response.end('{}'));
    const direct = await startServer((_, response) => response.end('{}'));
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('http_proxy', proxy.origin);
    vi.stubEnv('no_proxy', 'inside.test');
    for (const isTold of ['1', '']) {
      vi.stubEnv('NODE_USE_ENV_PROXY', isTold);
      await fetchInNode(1)(`${direct.origin}/${isTold}`, request());
    }
    expect(proxy.requests).toMatchObject([{ url: `${direct.origin}/1` }]);
    expect(direct.requests).toMatchObject([{ url: '/' }]);
  });

  it("reports why none of a host's IP addresses replies", async () => {
    const { origin } = await startServer(() => {});
    const controller = new AbortController();
    const waiting = rejectionOf(fetchInNode(1)(origin, { ...request(), signal: controller.signal }));
    controller.abort(new Error('enough'));
    expect(await waiting).toMatchObject({ name: 'AbortError' });
    const refused = await rejectionOf(fetchInNode(1)('http://localhost:1/', request()));
    expect((refused as Error).message).toMatch(/^(?:connect )?ECONNREFUSED/);
  });
});
