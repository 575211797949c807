/** The hashed file names in a text. Documents, scripts and styles refer to files in different ways, so only the name counts. */
const HASHED_NAMES = /[\w.-]+-[\w-]{8,}\.\w+/g;

/**
 * The assets that no cached document needs, neither directly nor through another asset.
 * @param documents their texts
 * @param assets pathname and text of each asset; empty for pictures and fonts
 */
export function unusedAssets(documents: Iterable<string>, assets: ReadonlyMap<string, string>): string[] {
  const byName = new Map([...assets.keys()].map((pathname) => [nameOf(pathname), pathname]));
  const needed = new Set<string>();
  const texts = [...documents];
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const [name] of text.matchAll(HASHED_NAMES)) {
      const pathname = byName.get(name);
      if (pathname === undefined || needed.has(pathname)) continue;
      needed.add(pathname);
      texts.push(assets.get(pathname) ?? '');
    }
  }
  return [...assets.keys()].filter((pathname) => !needed.has(pathname));
}

function nameOf(pathname: string): string {
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}

/** The entries to delete so that at most `limit` remain. @param oldestFirst in the order of `Cache.keys()` */
export function excessEntries<Key>(oldestFirst: readonly Key[], limit: number): Key[] {
  return oldestFirst.slice(0, Math.max(0, oldestFirst.length - limit));
}
