import type { TreePage } from './site-tree.ts';

const ADDRESSES_PER_CALL = 10_000;
const TIMEOUT = 15_000;

/** Addresses that search engines should look at: added, changed in content, or removed. A change of looks is none. */
export function changedAddresses(before: Map<string, TreePage>, now: Map<string, TreePage>): string[] {
  const changed = [...now].filter(([address, page]) => page.indexable && differs(page, before.get(address)));
  const removed = [...before].filter(([address, page]) => page.indexable && !now.get(address)?.indexable);
  return [...changed, ...removed].map(([address]) => address);
}

function differs(page: TreePage, before: TreePage | undefined): boolean {
  return !before?.indexable || before.data !== page.data;
}

/** Tells search engines of addresses by the IndexNow protocol. @throws when a call fails */
export async function tellSearchEngines(
  addresses: string[],
  { siteUrl, key, endpoint }: { siteUrl: string; key: string; endpoint: string },
): Promise<void> {
  const host = new URL(siteUrl).host;
  for (let start = 0; start < addresses.length; start += ADDRESSES_PER_CALL) {
    const urlList = addresses.slice(start, start + ADDRESSES_PER_CALL).map((address) => siteUrl + address);
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`IndexNow answered with status ${reply.status}`);
  }
}
