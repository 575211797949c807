/** The files that a text names, by their hashed names: a document, a script and styles name them in different ways. */
const HASHED_NAMES = /[\w.-]+-[\w-]{8,}\.\w+/g;

/**
 * The parts that no kept document needs, neither itself nor by a part that it needs.
 * @param documents their texts
 * @param assets address and text of each asset; the text of pictures and fonts does not matter
 */
export function unusedAssets(documents: Iterable<string>, assets: ReadonlyMap<string, string>): string[] {
  const byName = new Map([...assets.keys()].map((address) => [nameOf(address), address]));
  const needed = new Set<string>();
  const texts = [...documents];
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const [name] of text.matchAll(HASHED_NAMES)) {
      const address = byName.get(name);
      if (address === undefined || needed.has(address)) continue;
      needed.add(address);
      texts.push(assets.get(address) ?? '');
    }
  }
  return [...assets.keys()].filter((address) => !needed.has(address));
}

function nameOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** What has to go so that no more than `most` stay. @param oldestFirst as a store lists what it has */
export function excessEntries<Key>(oldestFirst: readonly Key[], limit: number): Key[] {
  return oldestFirst.slice(0, Math.max(0, oldestFirst.length - limit));
}
