import { reasonOf } from '../setup/reason-of.ts';
import type { Bucket } from './bucket/bucket.ts';
import { listReleases, readLiveBuild } from './bucket/release.ts';
import { RELEASES_PREFIX } from './bucket/site-object.ts';

const HOUR_MS = 60 * 60 * 1000;
const TIMEOUT_MS = 30_000;

/**
 * Checks that publications continue, since each of them renews the live release, also one without a change, and that the
 * site serves that release.
 * @returns every problem as a line
 */
export async function stalenessOf(
  { bucket, siteUrl, maxHours }: { bucket: Bucket; siteUrl: string; maxHours: number },
  now = Date.now(),
): Promise<string[]> {
  const live = await readLiveBuild(bucket);
  const release = listReleases(await bucket.list(RELEASES_PREFIX)).find(({ id }) => id === live?.id);
  if (!live || !release) return ['the bucket names no live build'];
  const hours = (now - release.publishedAt.getTime()) / HOUR_MS;
  const shown = await shownBuild(siteUrl);
  return [
    ...(hours > maxHours
      ? [`the last publication was ${Math.floor(hours)} hours ago, at ${release.publishedAt.toISOString()}`]
      : []),
    ...(shown === live.id ? [] : [`${siteUrl} shows ${shown}, the bucket holds the build ${live.id}`]),
  ];
}

async function shownBuild(siteUrl: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${siteUrl}/builds/latest.json?t=${Date.now()}`, { signal });
    if (!response.ok) throw new Error(`answered with status ${response.status}`);
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === 'string' ? id : 'no build';
  } catch (error) {
    return `no build (${reasonOf(error)})`;
  }
}
