import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { checkBucket } from '../../scripts/publish/doctor.ts';
import { listen } from '../../scripts/serve/listen.ts';
import { policyHeader, sitePolicy } from '../../src/lib/browser/content-security-policy.ts';
import type { PageKeys } from '../../scripts/publish/site-tree.ts';
import { type ObjectStore, startObjectStore, type StoreFault } from '../support/publish/object-store.ts';
import { createTestContext, publishFolder } from '../support/publish/publish-context.ts';
import { PAGE_TEXTS, writeSmallSite } from '../support/publish/small-site.ts';

let store: ObjectStore;
beforeEach(async () => {
  store = await startObjectStore();
});
afterEach(() => store.close());

const findings = async (siteUrl = store.websiteUrl) =>
  (await checkBucket(createTestContext(store).context.bucket, siteUrl, 'pathnames')).findings.map(
    ({ subject, reason }) => `${subject}: ${reason}`,
  );

it('the check of a bucket from inside and outside leaves it unchanged', async () => {
  const { context } = createTestContext(store);
  const dir = writeSmallSite({ id: 'a', minute: 1, app: 'code0001', siteUrl: store.websiteUrl, pages: PAGE_TEXTS });
  await publishFolder(dir, context, { check: false });
  const before = [...(await context.bucket.list()).keys()];
  // This store has no policies, and plain storage sends no headers.
  expect(await findings()).toEqual([
    expect.stringMatching(/^builds\/build-cache\.jsonl: everybody can read it: apply .*public-read\.json$/),
    expect.stringMatching(/^builds\/report\.json: everybody can read it/),
    expect.stringMatching(/^builds\/releases\/a\.json: everybody can read it/),
    expect.stringContaining('sends no Content-Security-Policy'),
  ]);
  expect([...(await context.bucket.list()).keys()]).toEqual(before);
});

it.each([
  ['of this version', false, policyHeader(sitePolicy({ api: 'https://api.test', files: [] }))],
  ['of another version', true, "default-src 'none'; script-src 'self'; style-src 'self'"],
])('a policy %s at the edge is reported: %s', async (_, isReported, policy) => {
  const { context } = createTestContext(store);
  const edge = createServer(async ({ url = '' }, response) => {
    const reply = await fetch(store.websiteUrl + url);
    response.writeHead(reply.status, { 'Content-Security-Policy': policy }).end(await reply.text());
  });
  const edgeUrl = await listen(edge, 0);
  onTestFinished(() => void edge.close());
  const dir = writeSmallSite({ id: 'a', minute: 1, app: 'code0001', siteUrl: edgeUrl, pages: PAGE_TEXTS });
  await publishFolder(dir, context, { check: false });
  const reported = (await findings(edgeUrl)).filter((finding) => finding.includes('Content-Security-Policy'));
  expect(reported).toEqual(isReported ? [expect.stringContaining('renew the headers of the edge')] : []);
});

it.each([
  ['may not delete', 'DELETE', /^builds\/probe/, 'the key: may not delete: give it s3:DeleteObject'],
  ['may not write', 'PUT', /^builds\/probe/, 'the key: may not write: give it s3:PutObject'],
  [
    'cannot store a key beside its prefix',
    'PUT',
    /^builds\/probe\/.+\/index\.html$/,
    'the store: cannot hold «news» beside',
  ],
  ['may not list', 'GET', /^$/, 'the key: may not list the bucket: give it s3:ListBucket'],
])('a key or a store that %s is reported with a solution', async (_, method, key, told) => {
  store.fault = (call) => (call.method === method && key.test(call.key) ? 'expired' : undefined);
  expect((await findings()).join('\n')).toContain(told);
});

it.each<[string, StoreFault]>([
  ['does not reply', 'cut'],
  ['replies with the page of a proxy', 'html'],
  ['is down', 'busy'],
])('a store that %s is not taken for a key without rights', async (_, fault) => {
  store.fault = () => fault;
  expect(await findings()).toEqual([
    expect.stringMatching(/^the store: does not answer as a store: look at S3_ENDPOINT, .*\(list the bucket: /),
  ]);
});

it('a store with folders is reported, and not if pages are stored in folders alone', async () => {
  const withFolders = await startObjectStore({ hasFolders: true });
  onTestFinished(() => withFolders.close());
  const { bucket } = createTestContext(withFolders).context;
  const reported = async (pageKeys: PageKeys) =>
    (await checkBucket(bucket, withFolders.websiteUrl, pageKeys)).findings.filter(
      ({ subject }) => subject === 'the store',
    );
  expect(await reported('pathnames')).toEqual([
    { subject: 'the store', reason: expect.stringMatching(/^cannot hold .+: set S3_PAGES=folders/) },
  ]);
  expect(await reported('folders')).toEqual([]);
});

it('a missing bucket is told from a key without rights', async () => {
  const { bucket } = createTestContext(store).context;
  const missing = Object.assign(new Error('UnknownError'), { $metadata: { httpStatusCode: 404 } });
  const { findings: reported } = await checkBucket(
    { ...bucket, list: () => Promise.reject(missing) },
    store.websiteUrl,
    'pathnames',
  );
  expect(reported[0]?.reason).toMatch(/^there is no such bucket/);
});

it('a store without conditional writes is noted, which is no problem', async () => {
  const reported = async (conditions: 'kept' | 'ignored') => {
    const other = await startObjectStore({ conditions });
    onTestFinished(() => other.close());
    return checkBucket(createTestContext(other).context.bucket, other.websiteUrl, 'pathnames');
  };
  const ignored = await reported('ignored');
  expect(ignored.notes).toEqual([
    expect.stringMatching(/^The store does not keep If-None-Match and If-Match .+ lease/),
  ]);
  const kept = await reported('kept');
  expect(kept.notes).toEqual([]);
  expect(ignored.findings.map(({ subject }) => subject)).toEqual(kept.findings.map(({ subject }) => subject));
});

it('a host that serves another bucket is reported before the first publication', async () => {
  const other = await startObjectStore();
  onTestFinished(() => other.close());
  expect((await findings(other.websiteUrl)).join('\n')).toContain('does not show what is in the bucket (404)');
  expect((await findings()).join('\n')).not.toContain('does not show what is in the bucket');
});

it('a site that does not reply is reported', async () => {
  expect(await findings('http://127.0.0.1:1')).toEqual([expect.stringContaining('does not answer: look at the DNS')]);
});
