import type { Page } from 'playwright';

/** A reply in place of that of the server. */
interface Reply {
  status?: number;
  contentType?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A request that waits for one of the three. */
export interface InterceptedRequest {
  url: string;
  method: string;
  /** As text. */
  body: string;
  fulfill: (reply?: Reply) => Promise<void>;
  abort: () => Promise<void>;
  continue: () => Promise<void>;
}

/**
 * Replies to what a page fetches by script. Unlike Playwright's routes it leaves the caches of the browser on, without which a
 * visit takes twice the processor time. Scripts, styles and pictures need a route: a kept page may have them in memory. Where a
 * page has a route as well, Playwright reports an intercepted request only after its reply.
 * @param pattern URL, `*` for any characters and `?` for one
 * @returns what ends the interception
 */
export async function interceptRequests(
  page: Page,
  pattern: string,
  handle: (request: InterceptedRequest) => unknown,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const end = async (sent: Promise<unknown>) => {
      await sent.catch(ignoreLeft);
    };
    // Before a request to another origin the browser asks whether it may send it.
    if (request.method === 'OPTIONS') return end(session.send('Fetch.continueRequest', { requestId }));
    const { postDataEntries: parts = [] } = request;
    return handle({
      url: request.url,
      method: request.method,
      body: Buffer.concat(parts.map(({ bytes = '' }) => Buffer.from(bytes, 'base64'))).toString(),
      fulfill: ({ status = 200, contentType, headers, body = '' } = {}) => {
        const all = { ...headers, ...(contentType && { 'Content-Type': contentType }) };
        const responseHeaders = Object.entries(all).map(([name, value]) => ({ name, value }));
        const reply = { responseCode: status, responseHeaders, body: Buffer.from(body).toString('base64') };
        return end(session.send('Fetch.fulfillRequest', { requestId, ...reply }));
      },
      abort: () => end(session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })),
      continue: () => end(session.send('Fetch.continueRequest', { requestId })),
    });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: pattern }] });
  return () => session.detach();
}

/** The page may have been left or closed since the request. */
function ignoreLeft(error: Error): void {
  if (!/Invalid InterceptionId|has been closed/.test(error.message)) throw error;
}

/** The values in the body of a form by field, without files. */
export function sentFields(body: string): Record<string, string> {
  const fields = body.matchAll(/name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g);
  return Object.fromEntries(Array.from(fields, ([, name, value]) => [name, value]));
}
