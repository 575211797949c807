import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SilentHost {
  url: string;
  /** Which requests get no answer, their connections open; undefined: none. */
  isSilent: ((asked: { method: string; pathname: string }) => boolean) | undefined;
  /** What has been asked for without an answer so far: `HEAD /contacts`. */
  unanswered: string[];
  /** Answers what it still holds. */
  speak: () => void;
  close: () => Promise<void>;
}

/** A host before the one of the site, which takes requests and says nothing. */
export async function startSilentHost(siteUrl: string): Promise<SilentHost> {
  const held: (() => void)[] = [];
  const pass = (from: IncomingMessage, to: ServerResponse) => {
    const { method, headers } = from;
    const asked = request(new URL(from.url ?? '/', siteUrl), { method, headers, agent: false }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    asked.on('error', () => to.destroy());
    from.pipe(asked);
  };
  const server = createServer((from, to) => {
    const { method = 'GET' } = from;
    const { pathname } = new URL(from.url ?? '/', siteUrl);
    if (!host.isSilent?.({ method, pathname })) return pass(from, to);
    host.unanswered.push(`${method} ${pathname}`);
    held.push(() => pass(from, to));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host: SilentHost = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isSilent: undefined,
    unanswered: [],
    speak() {
      host.isSilent = undefined;
      for (const answer of held.splice(0)) answer();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return host;
}
