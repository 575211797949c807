import type { Page, Request } from 'playwright';

const IDLE_MS = 500;

/**
 * Waits until the page has requested nothing for half a second from now on. Playwright's state «networkidle» is reached once for
 * each document, and waiting for it again is no wait.
 */
export async function networkIdle(page: Page): Promise<void> {
  const pending = new Set<Request>();
  const { promise, resolve } = Promise.withResolvers<void>();
  let timer = setTimeout(resolve, IDLE_MS);
  const restart = () => {
    clearTimeout(timer);
    if (pending.size === 0) timer = setTimeout(resolve, IDLE_MS);
  };
  const begin = (request: Request) => {
    pending.add(request);
    restart();
  };
  const end = (request: Request) => {
    pending.delete(request);
    restart();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await promise;
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
