import { gzipSync } from 'node:zlib';
import type { Bucket, Listed, Read } from './bucket.ts';
import { LATEST, RELEASES, type SiteObject, textOf } from './site-object.ts';

/** What a published build consisted of: enough to publish it again, and to know what its tabs may still ask for. */
export interface Release {
  id: string;
  app: string;
  /** When it was built, ms. */
  timestamp: number;
  siteUrl: string;
  objects: SiteObject[];
}

export function releaseKey(id: string): string {
  return `${RELEASES}${id}.json`;
}

/** Puts the record of a release, or renews its date: it is current from now on. */
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
  return read && parse<Release>(releaseKey(id), read);
}

export interface Latest {
  id: string;
  timestamp: number;
}

/** The build that is live; undefined in a bucket that holds no site yet. */
export async function readLatest(bucket: Bucket): Promise<Latest | undefined> {
  const read = await bucket.read(LATEST);
  return read && parse<Latest>(LATEST, read);
}

function parse<T extends { id: string }>(key: string, read: Read): T {
  try {
    const value = JSON.parse(textOf(read)) as T | null;
    if (typeof value?.id === 'string') return value;
  } catch {
    // Nothing of ours either.
  }
  throw new Error(`${key} in the bucket is no record of a build: npm run rollback -- <id> puts one back that is whole`);
}

/** The releases of a bucket by the time of their last publication, oldest first. */
export function releasesIn(stored: Map<string, Listed>): { id: string; publishedAt: Date }[] {
  return [...stored]
    .filter(([key]) => key.startsWith(RELEASES))
    .map(([key, { modified }]) => ({ id: key.slice(RELEASES.length, -'.json'.length), publishedAt: modified }))
    .toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime());
}
