import { readTree } from '../../../scripts/publish/site-tree.ts';
import { openBucket } from '../../../scripts/publish/bucket/bucket.ts';
import { type Published, publish, type PublishOptions, type Workplace } from '../../../scripts/publish/publish.ts';
import { BUCKET, type ObjectStore } from './object-store.ts';

/** The settings by which a command reaches a store of the tests. */
export function storeSettings({ endpoint }: Pick<ObjectStore, 'endpoint'>) {
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: 'us-east-1',
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_GZIP: 'on' as const,
    INDEXNOW_URL: 'http://127.0.0.1:1',
  };
}

/** A workplace that pauses without waiting. @returns it and the pauses that it made, ms */
export function workplaceAt(store: ObjectStore, changes: Partial<Workplace> = {}) {
  const pauses: number[] = [];
  const said: string[] = [];
  const sleep = async (ms: number) => {
    pauses.push(ms);
    await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const patience = { attempts: 4, firstPause: 200, longestPause: 10_000, sleep };
  const workplace: Workplace = {
    bucket: openBucket(storeSettings(store), patience),
    progress: { stage: () => {}, step: () => {}, end: () => {} },
    say: (line) => said.push(line),
    owner: 'a test',
    patience: 60_000,
    concurrency: 8,
    signal: new AbortController().signal,
    sleep,
    now: Date.now,
    ...changes,
  };
  return { workplace, pauses, said };
}

const OPTIONS: PublishOptions = {
  check: true,
  checkAttempts: 1,
  lookAt: [],
  allowShrink: undefined,
  indexNow: undefined,
};

export async function publishFolder(
  dir: string,
  workplace: Workplace,
  options: Partial<PublishOptions> = {},
): Promise<Published> {
  return publish(await readTree(dir, { gzip: true }), workplace, { ...OPTIONS, ...options });
}
