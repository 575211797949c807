import { gzipSync } from 'node:zlib';
import type { Bucket, StoredObject, ObjectContent } from './bucket.ts';
import { RELEASES_PREFIX, type SiteObject, textOf } from './site-object.ts';
import { LATEST_KEY, STAGES } from './upload-order.ts';

/** The objects of a published build: for publishing it again, and for finding the files that open tabs may request. */
export interface Release {
  id: string;
  app: string;
  /** When it was built, ms. */
  timestamp: number;
  siteUrl: string;
  objects: SiteObject[];
  /** Its publication has not ended: objects are missing, or the site has not passed its check. */
  isUnfinished?: boolean;
}

export function releaseKey(id: string): string {
  return `${RELEASES_PREFIX}${id}.json`;
}

/** Writes the record of a release, or renews its date. It is then the current one. */
export async function writeRelease(bucket: Bucket, release: Release): Promise<void> {
  const body = gzipSync(JSON.stringify(release));
  await bucket.put(releaseKey(release.id), body, {
    type: 'application/json; charset=utf-8',
    cache: 'no-cache',
    gzip: true,
  });
}

export async function readRelease(bucket: Bucket, id: string): Promise<Release | undefined> {
  const read = await bucket.read(releaseKey(id));
  const release = read && parse<Release>(releaseKey(id), read);
  // Earlier versions of this code called the first stage «parts».
  for (const object of release?.objects ?? []) if (!STAGES.includes(object.stage)) object.stage = 'assets';
  return release;
}

export interface LiveBuild {
  id: string;
  timestamp: number;
}

/** The live build; undefined in a bucket without a site. */
export async function readLiveBuild(bucket: Bucket): Promise<LiveBuild | undefined> {
  const read = await bucket.read(LATEST_KEY);
  return read && parse<LiveBuild>(LATEST_KEY, read);
}

function parse<T extends { id: string }>(key: string, read: ObjectContent): T {
  try {
    const value = JSON.parse(textOf(read)) as T | null;
    if (typeof value?.id === 'string') return value;
  } catch {
    // Not written by this project.
  }
  throw new Error(`${key} in the bucket is no record of a build: npm run rollback -- <id> restores a complete one`);
}

/** The releases of a bucket by the time of their last publication, oldest first. */
export function listReleases(stored: Map<string, StoredObject>): { id: string; publishedAt: Date }[] {
  return [...stored]
    .filter(([key]) => key.startsWith(RELEASES_PREFIX))
    .map(([key, { modifiedAt }]) => ({
      id: key.slice(RELEASES_PREFIX.length, -'.json'.length),
      publishedAt: modifiedAt,
    }))
    .toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime());
}

/**
 * The releases that were recorded later than this one. Stores date objects to the second, so one of the same second counts as
 * later. All others, if this one is not recorded.
 */
export function laterReleases(id: string | undefined, stored: Map<string, StoredObject>): string[] {
  const releases = listReleases(stored);
  const since = releases.find((release) => release.id === id)?.publishedAt;
  return releases.flatMap((other) =>
    other.id === id || (since !== undefined && other.publishedAt < since) ? [] : [other.id],
  );
}

/** The objects of the releases after the live one. Their publication was aborted, so the bucket may have some of them. */
export async function readAbortedObjects(
  live: string | undefined,
  stored: Map<string, StoredObject>,
  bucket: Bucket,
): Promise<SiteObject[]> {
  const objects: SiteObject[] = [];
  for (const id of laterReleases(live, stored))
    for (const object of (await readRelease(bucket, id))?.objects ?? []) objects.push(object);
  return objects;
}
