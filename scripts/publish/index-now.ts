import type { TreePage } from './site-tree.ts';

const URLS_PER_CALL = 10_000;
const TIMEOUT_MS = 15_000;

/** Pages for IndexNow: added, removed or with changed data. */
export function changedPathnames(before: Map<string, TreePage>, now: Map<string, TreePage>): string[] {
  const changed = [...now].filter(([pathname, page]) => page.indexable && differs(page, before.get(pathname)));
  const deleted = [...before].filter(([pathname, page]) => page.indexable && !now.get(pathname)?.indexable);
  return [...changed, ...deleted].map(([pathname]) => pathname);
}

function differs(page: TreePage, before: TreePage | undefined): boolean {
  return !before?.indexable || before.dataHash !== page.dataHash;
}

/** Submits URLs by the IndexNow protocol. @throws when a call fails */
export async function submitToIndexNow(
  pathnames: string[],
  { siteUrl, key, endpoint }: { siteUrl: string; key: string; endpoint: string },
): Promise<void> {
  const host = new URL(siteUrl).host;
  for (let start = 0; start < pathnames.length; start += URLS_PER_CALL) {
    const urlList = pathnames.slice(start, start + URLS_PER_CALL).map((pathname) => siteUrl + pathname);
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`IndexNow answered with status ${reply.status}`);
  }
}
