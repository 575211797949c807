import { vi } from 'vitest';

/**
 * Stubs what code of the client finds on a page of the site: its URL, an empty storage of the session, a connection and a host that
 * replies. `vi.unstubAllGlobals` ends it.
 * @returns the URL, which a test may change, and the full load of a document, which throws in place of it
 */
export function stubPage(url = 'https://site.example/news') {
  const openDocument = vi.fn(() => {
    throw new Error('A document is loaded');
  });
  const location = Object.assign(new URL(url), { assign: openDocument });
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    clear: () => stored.clear(),
  });
  vi.stubGlobal('location', location);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { head: { querySelector: () => null } });
  vi.stubGlobal('fetch', async () => new Response());
  return { location, openDocument };
}
