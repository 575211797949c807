import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SilentHost {
  url: string;
  /** Whether a request gets no reply while its connection stays open; undefined: every request gets one. */
  isSilent: ((asked: { method: string; pathname: string }) => boolean) | undefined;
  /** The requests without a reply so far: `HEAD /contacts`. */
  unanswered: string[];
  /** Replies to the pending requests. */
  speak: () => void;
  close: () => Promise<void>;
}

/** A proxy before the host of the site, which accepts requests and does not reply to chosen ones. */
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
