import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BUCKET } from './object-store.ts';

/** Another address of a store, by which one object is never put. */
export interface StalledPut {
  endpoint: string;
  /** Resolves when the object was to be put. */
  requested: Promise<void>;
  close: () => void;
}

/** Passes all requests on to a store, except a put of this key: it gets no reply, so a publication waits in its middle. */
export async function stallPut(endpoint: string, key: string): Promise<StalledPut> {
  const { promise: requested, resolve } = Promise.withResolvers<void>();
  const proxy = createServer((request, response) => {
    const { method, headers, url = '' } = request;
    if (method === 'PUT' && new URL(url, endpoint).pathname === `/${BUCKET}/${key}`) return resolve();
    const passedOn = ask(new URL(url, endpoint), { method, headers, agent: false }, (reply) => {
      response.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(response);
    });
    passedOn.on('error', () => request.socket.destroy());
    request.pipe(passedOn);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  return {
    endpoint: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    requested,
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
