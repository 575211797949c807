import { hostname, userInfo } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProgress } from '../build/report/progress.ts';
import { readDeploySettings } from '../build/options/settings.ts';
import { openBucket } from './bucket/bucket.ts';
import type { Workplace } from './publish.ts';

const PATIENCE = { attempts: 8, firstPause: 250, longestPause: 20_000, sleep };
/** A publication that has begun is waited for: it takes minutes, not hours. */
const LOCK_PATIENCE = 15 * 60_000;

/** The bucket of the settings, with this process as the one at work. @throws {UsageError} */
export function openWorkplace(environment: NodeJS.ProcessEnv): Workplace {
  const settings = readDeploySettings(environment);
  const interrupt = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => interrupt.abort(new Error(`stopped by ${signal}`)));
  return {
    bucket: openBucket(settings, PATIENCE),
    progress: createProgress(process.stdout),
    say: (line) => console.log(line),
    owner: ownerOf(environment),
    patience: LOCK_PATIENCE,
    concurrency: 16,
    signal: interrupt.signal,
    sleep,
    now: Date.now,
  };
}

function ownerOf({ GITHUB_REPOSITORY, GITHUB_RUN_ID }: NodeJS.ProcessEnv): string {
  if (GITHUB_RUN_ID) return `workflow run ${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return `${userInfo().username} on ${hostname()} (process ${process.pid})`;
}
