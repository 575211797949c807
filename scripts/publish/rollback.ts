import { failureLines } from '../build/report/failure-lines.ts';
import type { Bucket } from './bucket/bucket.ts';
import { checkLiveSite } from './check-live-site.ts';
import type { PublishContext } from './context.ts';
import { republish } from './republish.ts';
import { readLiveBuild, readRelease, type Release, listReleases } from './bucket/release.ts';
import { acquireRemoteLock } from './bucket/remote-lock.ts';
import { RELEASES_PREFIX, textOf } from './bucket/site-object.ts';
import { UsageError } from '../setup/usage-error.ts';

/** Publishes an earlier build again. @returns the number of restored objects. @throws {UsageError} for an unknown build */
export async function rollback(
  id: string,
  context: PublishContext,
  { check, checkAttempts }: { check: boolean; checkAttempts: number },
): Promise<number> {
  const { bucket, progress } = context;
  const lock = await acquireRemoteLock(bucket, context);
  try {
    const release = await readRelease(bucket, id);
    if (!release) throw new UsageError(`The bucket knows no build ${id}; npm run rollback lists those that it knows`);
    const count = await republish(release, await readLive(bucket), context, lock);
    if (!check) return count;
    progress.stage(`Checking ${release.siteUrl}`);
    const home = await bucket.read('index.html');
    const pages = home ? [{ pathname: '/', html: textOf(home) }] : [];
    const expected = { siteUrl: release.siteUrl, build: id, pages };
    const failures = await checkLiveSite(expected, { ...context, attempts: checkAttempts });
    if (failures.length > 0)
      throw new Error(
        `ALARM: the site is not as it should be after the rollback:\n${failureLines(failures).join('\n')}`,
      );
    return count;
  } finally {
    progress.end();
    await lock.release();
  }
}

/** The live build; undefined if its pointer is unreadable. */
async function readLive(bucket: Bucket): Promise<Release | undefined> {
  const live = await readLiveBuild(bucket).catch(() => undefined);
  return live && readRelease(bucket, live.id);
}

/** The builds that can be restored, newest first, a line each. */
export async function releaseLines({ bucket }: PublishContext): Promise<string[]> {
  const live = await readLiveBuild(bucket).catch(() => undefined);
  const releases = listReleases(await bucket.list(RELEASES_PREFIX)).toReversed();
  return releases.map(
    ({ id, publishedAt }) => `${id}  published ${publishedAt.toISOString()}${id === live?.id ? '  (live)' : ''}`,
  );
}
