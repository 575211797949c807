import { UsageError } from '../build/options/settings.ts';
import { failureLines } from '../build/report/failure-lines.ts';
import { checkFromOutside } from './check-live-site.ts';
import type { Workplace } from './publish.ts';
import { putBack } from './republish.ts';
import { readLatest, readRelease, releasesIn } from './bucket/release.ts';
import { acquireRemoteLock } from './bucket/remote-lock.ts';
import { RELEASES, textOf } from './bucket/site-object.ts';

/** Publishes an earlier build again. @returns the number of objects put back. @throws {UsageError} for an unknown build. */
export async function rollback(
  id: string,
  workplace: Workplace,
  { check, checkAttempts }: { check: boolean; checkAttempts: number },
): Promise<number> {
  const { bucket, progress, sleep } = workplace;
  const lock = await acquireRemoteLock(bucket, workplace);
  try {
    const release = await readRelease(bucket, id);
    if (!release) throw new UsageError(`The bucket knows no build ${id}; npm run rollback lists those that it knows`);
    const count = await putBack(release, workplace, lock);
    if (!check) return count;
    const home = await bucket.read('index.html');
    const pages = home ? [{ address: '/', html: textOf(home) }] : [];
    const expected = { siteUrl: release.siteUrl, build: id, pages };
    const failures = await checkFromOutside(expected, { sleep, attempts: checkAttempts });
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

/** The builds that can be put back, newest first, a line each. */
export async function describeReleases({ bucket }: Workplace): Promise<string[]> {
  const live = await readLatest(bucket).catch(() => undefined);
  const releases = releasesIn(await bucket.list(RELEASES)).toReversed();
  return releases.map(
    ({ id, publishedAt }) => `${id}  published ${publishedAt.toISOString()}${id === live?.id ? '  (live)' : ''}`,
  );
}
