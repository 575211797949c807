import { randomUUID } from 'node:crypto';
import { BEFORE_PAINT_HASH, INLINE_STYLES } from '../../src/lib/browser/content-security-policy.ts';
import type { Failure } from '../build/report/failure.ts';
import { BUILD_FILES } from '../serve/hidden-file.ts';
import { reasonOf } from '../setup/reason-of.ts';
import type { Bucket, StoredObject } from './bucket/bucket.ts';
import { statusOf } from './bucket/call-errors.ts';
import {
  type ConditionalWrites,
  describeLack,
  PROBE_PREFIX,
  probeConditionalWrites,
} from './bucket/conditional-writes.ts';
import { ARCHIVE_PREFIX, RELEASES_PREFIX } from './bucket/site-object.ts';
import { LATEST_KEY } from './bucket/upload-order.ts';
import type { PageKeys } from './site-tree.ts';

const TIMEOUT_MS = 15_000;
const HEADERS = { type: 'text/plain; charset=utf-8', cache: 'no-store' };

export interface BucketCheck {
  /** Every problem, with its solution. */
  findings: Failure[];
  /** What an operator should know of a store without a problem. */
  notes: string[];
}

/**
 * Checks a bucket with the key for publication, and the site as a visitor. Writes its own objects and deletes them; the site
 * is not changed.
 */
export async function checkBucket(bucket: Bucket, siteUrl: string, pageKeys: PageKeys): Promise<BucketCheck> {
  const findings: Failure[] = [];
  const notes: string[] = [];
  const attempt = async <T>(subject: string, advice: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      findings.push({ subject, reason: `${advice} (${reasonOf(error)})` });
      return undefined;
    }
  };
  const stored = await bucket.list().catch((error: unknown) => {
    const [subject, advice] = listingAdvice(error);
    findings.push({ subject, reason: `${advice} (${reasonOf(error)})` });
    return undefined;
  });
  if (!stored) return { findings, notes };
  const conditions = await examineKey(bucket, attempt, pageKeys);
  if (conditions && !(conditions.ifAbsent && conditions.ifMatch))
    notes.push(`${describeLack(conditions)}: the lock is a lease, so start no two publications in the same second`);
  findings.push(...(await examineSite(siteUrl, stored, bucket)));
  return { findings, notes };
}

type Attempt = <T>(subject: string, advice: string, work: () => Promise<T>) => Promise<T | undefined>;

async function examineKey(
  bucket: Bucket,
  attempt: Attempt,
  pageKeys: PageKeys,
): Promise<ConditionalWrites | undefined> {
  const key = PROBE_PREFIX + randomUUID();
  const inFolder = `${key}/index.html`;
  const copy = `${key}-copy`;
  const put = (name: string) => bucket.put(name, Buffer.from('x'), HEADERS);
  const written = await attempt('the key', 'may not write: give it s3:PutObject', () => put(key));
  if (written === undefined) return undefined;
  await attempt('the key', 'may not read: give it s3:GetObject', () => bucket.read(key));
  await attempt('the key', 'may not copy: give it s3:GetObject and s3:PutObject', () => bucket.copy(key, copy));
  if (pageKeys === 'pathnames')
    await attempt(
      'the store',
      'cannot hold «news» beside «news/index.html»: set S3_PAGES=folders, and nginx before it as docs/hosting.md says of MinIO',
      () => put(inFolder),
    );
  const conditions = await attempt('the store', 'has failed at conditional writes', () =>
    probeConditionalWrites(bucket),
  );
  await attempt('the key', 'may not delete: give it s3:DeleteObject', async () => {
    for (const name of [inFolder, copy, key]) await bucket.remove(name);
  });
  return conditions;
}

/** What has failed, and what to do about it. */
function listingAdvice(error: unknown): [subject: string, advice: string] {
  const status = statusOf(error) ?? 0;
  if (status === 404) return ['the key', 'there is no such bucket: create it, or correct S3_BUCKET'];
  if (status < 400 || status >= 500)
    return ['the store', 'does not answer as a store: look at S3_ENDPOINT, and at what is in front of it'];
  return [
    'the key',
    'may not list the bucket: give it s3:ListBucket, or correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  ];
}

/** Reads an object of the bucket as a visitor: the host may serve another bucket, or nobody may read. */
async function examineConnection(siteUrl: string, bucket: Bucket): Promise<Failure[]> {
  const key = `${PROBE_PREFIX}${randomUUID()}.txt`;
  const written = await bucket.put(key, Buffer.from('x'), HEADERS).catch(() => undefined);
  // Another finding says that the key may not write.
  if (written === undefined) return [];
  const reply = await requestUrl(`/${key}`, siteUrl);
  await bucket.remove(key).catch(() => undefined);
  if (!reply || reply.ok) return [];
  const reason = `does not show what is in the bucket (${reply.status}): let everybody read it by scripts/publish/object-storage/public-read.json, and check that the host serves this bucket`;
  return [{ subject: siteUrl, reason }];
}

async function requestUrl(href: string, siteUrl: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const reply = await fetch(new URL(href, siteUrl), { redirect: 'manual', signal }).catch(() => undefined);
  await reply?.body?.cancel();
  return reply;
}

async function examineSite(siteUrl: string, stored: Map<string, StoredObject>, bucket: Bucket): Promise<Failure[]> {
  const request = (href: string) => requestUrl(href, siteUrl);
  const unknown = await request(`/${randomUUID()}`);
  if (!unknown)
    return [
      {
        subject: siteUrl,
        reason: 'does not answer: look at the DNS, the certificate, and the website hosting or nginx',
      },
    ];
  const findings = await examineConnection(siteUrl, bucket);
  if (unknown.status !== 404)
    findings.push({
      subject: siteUrl,
      reason: `answers ${unknown.status} where nothing is: set 404.html as the error document, without a single-page rule; 403 instead of 404: the edge can turn 403 into 404; do not let everybody list the bucket for it`,
    });
  for (const key of hiddenKeys(stored))
    if ((await request(`/${key}`))?.ok)
      findings.push({
        subject: key,
        reason: 'everybody can read it: apply scripts/publish/object-storage/public-read.json',
      });
  if (stored.has(LATEST_KEY)) {
    const latest = await request(`/${LATEST_KEY}?t=${Date.now()}`);
    if (!latest?.ok)
      findings.push({ subject: LATEST_KEY, reason: 'is in the bucket and not on the site: let everybody read it' });
    else if (!/no-cache|no-store|max-age=0/.test(latest.headers.get('cache-control') ?? ''))
      findings.push({
        subject: LATEST_KEY,
        reason: 'is cached in between: let the edge obey Cache-Control',
      });
  }
  const home = stored.has('index.html') ? await request('/') : undefined;
  const advice = home?.ok && policyAdvice(home.headers.get('content-security-policy'));
  if (advice) findings.push({ subject: siteUrl, reason: advice });
  return findings;
}

/** What to do about the content policy of the edge, if anything. @param policy the header's value */
function policyAdvice(policy: string | null): string | undefined {
  if (policy === null)
    return 'sends no Content-Security-Policy: pages have theirs as a meta; let the edge add the headers of scripts/serve/headers.ts';
  if ([BEFORE_PAINT_HASH, INLINE_STYLES].every((source) => policy.includes(source))) return undefined;
  return 'sends the Content-Security-Policy of another version, which blocks the styles and the script in the pages: renew the headers of the edge with npm run nginx';
}

/** One object of each kind that only publications and builds need. */
function hiddenKeys(stored: Map<string, StoredObject>): string[] {
  const firstOf = (prefix: string) => [...stored.keys()].find((key) => key.startsWith(prefix));
  return [...BUILD_FILES, firstOf(RELEASES_PREFIX), firstOf(ARCHIVE_PREFIX)].filter(
    (key) => key !== undefined && stored.has(key),
  ) as string[];
}
