import { type Release, releaseKey } from './bucket/release.ts';
import { ARCHIVE_PREFIX } from './bucket/site-object.ts';

/** The keys of a bucket by their use in releases, without duplicates. */
export interface KeysInUse {
  /** Needed by the live build, by open tabs or for a rollback. */
  needed: Set<string>;
  /** Pages of any retained release: needed only while the live build has them. */
  pages: Set<string>;
  /** Keys of releases whose retention has ended. */
  expired: Set<string>;
}

type ReadRelease = (id: string) => Promise<Release | undefined>;

/** Reads one release after the other: hundreds of them, each with all objects of the site, do not fit into memory. */
export async function readKeysInUse(
  live: Release,
  retainedIds: Iterable<string>,
  expiredIds: Iterable<string>,
  readRelease: ReadRelease,
): Promise<KeysInUse> {
  const use: KeysInUse = { needed: new Set(), pages: new Set(), expired: new Set() };
  addRetained(live, use);
  for (const { key } of live.objects) use.needed.add(key);
  for (const id of retainedIds) {
    const release = id === live.id ? undefined : await readRelease(id);
    if (release) addRetained(release, use);
  }
  for (const id of expiredIds) {
    use.expired.add(releaseKey(id));
    for (const { key } of (await readRelease(id))?.objects ?? []) use.expired.add(key);
  }
  return use;
}

function addRetained({ id, objects }: Release, { needed, pages }: KeysInUse): void {
  needed.add(releaseKey(id));
  for (const { key, etag, stage } of objects) {
    needed.add(ARCHIVE_PREFIX + etag);
    (stage === 'pages' ? pages : needed).add(key);
  }
}
