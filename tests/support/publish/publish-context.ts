import { type PageKeys, readSiteTree } from '../../../scripts/publish/site-tree.ts';
import { openBucket, type RetryOptions } from '../../../scripts/publish/bucket/bucket.ts';
import { PreconditionFailed } from '../../../scripts/publish/bucket/call-errors.ts';
import type { PublishContext } from '../../../scripts/publish/context.ts';
import { type PublishOptions, type PublishResult, publish } from '../../../scripts/publish/publish.ts';
import { BUCKET } from './object-store.ts';

/** The endpoint and credentials of a test store. */
interface StoreAccess {
  endpoint: string;
  accessKeyId?: string;
  secretAccessKey?: string;
}

/** The settings by which a command reaches a store of the tests. */
export function storeSettings({ endpoint, accessKeyId = 'S3RVER', secretAccessKey = 'S3RVER' }: StoreAccess) {
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: 'us-east-1',
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_GZIP: 'on' as const,
    S3_PAGES: 'pathnames' as const,
    INDEXNOW_URL: 'http://127.0.0.1:1',
  };
}

/** A context that pauses without waiting. @returns it, its pauses and those between two attempts of a call, ms */
export function createTestContext(store: StoreAccess, changes: Partial<PublishContext> = {}) {
  const delays: number[] = [];
  const retryDelays: number[] = [];
  const logged: string[] = [];
  const sleep = async (ms: number) => {
    delays.push(ms);
    await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const retryOptions: RetryOptions = {
    retries: 3,
    minTimeout: 4,
    maxTimeout: 1000,
    // An unmet condition is a result, not a failure.
    onFailedAttempt({ error, retryDelay }) {
      if (!(error instanceof PreconditionFailed)) retryDelays.push(retryDelay);
    },
  };
  const context: PublishContext = {
    bucket: openBucket(storeSettings(store), retryOptions),
    progress: { stage: () => {}, step: () => {}, end: () => {} },
    log: (line) => logged.push(line),
    owner: 'a test',
    lockTimeoutMs: 60_000,
    checkTimeoutMs: 60_000,
    concurrency: 8,
    signal: new AbortController().signal,
    sleep,
    now: Date.now,
    ...changes,
  };
  return { context, delays, retryDelays, said: logged };
}

const OPTIONS: PublishOptions = {
  check: true,
  checkAttempts: 1,
  pathnames: [],
  allowShrink: undefined,
  indexNow: undefined,
};

export async function publishFolder(
  dir: string,
  context: PublishContext,
  { pageKeys, ...options }: Partial<PublishOptions> & { pageKeys?: PageKeys } = {},
): Promise<PublishResult> {
  return publish(await readSiteTree(dir, { gzip: true, pageKeys }), context, { ...OPTIONS, ...options });
}
