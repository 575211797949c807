import { hostname, userInfo } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProgress, type Progress } from '../build/report/progress.ts';
import { readDeploySettings } from '../build/options/settings.ts';
import { type Bucket, openBucket } from './bucket/bucket.ts';

/** The dependencies of every command that writes to the bucket. */
export interface PublishContext {
  bucket: Bucket;
  progress: Progress;
  log: (line: string) => void;
  /** The owner to write into the lock. */
  owner: string;
  /** How long to wait for another publication, ms. */
  lockTimeoutMs: number;
  /** How long the check of the live site may take, ms. */
  checkTimeoutMs: number;
  concurrency: number;
  signal: AbortSignal;
  sleep: (ms: number) => Promise<unknown>;
  now: () => number;
}

/** Half a minute in all. */
const RETRY_OPTIONS = { retries: 7, minTimeout: 125, maxTimeout: 20_000 };
/** Time to wait for a running publication, which takes minutes. */
const LOCK_TIMEOUT_MS = 15 * 60_000;
/** Two attempts at a host that does not reply. */
const CHECK_TIMEOUT_MS = 3 * 60_000;

/** The context for the settings, with this process as the owner of locks. @throws {UsageError} */
export function createPublishContext(environment: NodeJS.ProcessEnv): PublishContext {
  const settings = readDeploySettings(environment);
  const interrupt = new AbortController();
  // Not once: a terminal signals npm, which signals again, and the second one would end the process before the lock is released.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => interrupt.abort(new Error(`stopped by ${signal}`)));
  return {
    bucket: openBucket(settings, RETRY_OPTIONS, interrupt.signal),
    progress: createProgress(process.stdout),
    log: (line) => console.log(line),
    owner: ownerOf(environment),
    lockTimeoutMs: LOCK_TIMEOUT_MS,
    checkTimeoutMs: CHECK_TIMEOUT_MS,
    concurrency: 16,
    signal: interrupt.signal,
    sleep: (ms) => sleep(ms, undefined, { signal: interrupt.signal }),
    now: Date.now,
  };
}

/** The run of the workflow, or the user and the process. */
export function ownerOf({ GITHUB_REPOSITORY, GITHUB_RUN_ID }: NodeJS.ProcessEnv): string {
  if (GITHUB_RUN_ID) return `workflow run ${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return `${userName()} on ${hostname()} (process ${process.pid})`;
}

/** Containers often run as a user that has no account, and so no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
