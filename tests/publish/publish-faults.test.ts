import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openBucket } from '../../scripts/publish/bucket/bucket.ts';
import { LOCK_KEY } from '../../scripts/publish/bucket/lock-file.ts';
import { acquireRemoteLock, LOCK_TTL_MS } from '../../scripts/publish/bucket/remote-lock.ts';
import { LATEST_KEY } from '../../scripts/publish/bucket/upload-order.ts';
import { downloadLive } from '../../scripts/publish/download-live.ts';
import { rollback } from '../../scripts/publish/rollback.ts';
import { startServer } from '../../src/api/testing/test-client.ts';
import { type SilentHost, startSilentHost } from '../support/browser/silent-host.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import {
  type ObjectStore,
  startObjectStore,
  type StoreCall,
  type StoreFault,
} from '../support/publish/object-store.ts';
import { createTestContext, publishFolder, storeSettings } from '../support/publish/publish-context.ts';
import { type SmallSite, PAGE_TEXTS, writeSmallSite } from '../support/publish/small-site.ts';

let store: ObjectStore;
beforeEach(async () => {
  store = await startObjectStore();
});
afterEach(() => store.close());

const NEW_TEXTS = Object.fromEntries(Object.entries(PAGE_TEXTS).map(([address, text]) => [address, `${text} — новое`]));
const site = (changes: Partial<SmallSite> = {}) =>
  writeSmallSite({ id: 'old', minute: 1, app: 'code0001', siteUrl: store.websiteUrl, pages: PAGE_TEXTS, ...changes });
const newSite = () => site({ id: 'new', minute: 2, app: 'code0002', pages: NEW_TEXTS });
const publishOld = () => publishFolder(site(), createTestContext(store).context);
const publishNew = () => publishFolder(newSite(), createTestContext(store).context);
/** Time passes between two reads of the clock, so the lock is renewed before each stage. */
const publishSlowly = () => {
  let time = Date.now();
  const now = () => (time += 15_000);
  return publishFolder(newSite(), createTestContext(store, { now }).context);
};
const get = async (address: string) => {
  const reply = await fetch(store.websiteUrl + address);
  return { status: reply.status, text: await reply.text() };
};
const puts = (key: RegExp, fault: StoreFault) => (call: StoreCall) =>
  call.method === 'PUT' && key.test(call.key) ? fault : undefined;

const ROLLBACK = { check: true, checkAttempts: 1 };

const PAGE = /^(about|equipment\/sfera-a|index\.html|articles\/.*[^n])$|\/index\.html$/;

/** Every page finds the chunks and the payload of the code that rendered it. */
async function expectWholePages() {
  for (const address of Object.keys(PAGE_TEXTS)) {
    const { status, text } = await get(address);
    expect([address, status]).toEqual([address, 200]);
    const part = /src="([^"]+)"/.exec(text)?.[1] ?? '';
    expect((await get(part)).text).toContain('document.title');
    expect(JSON.parse((await get(`${address === '/' ? '' : address}/payload.json`)).text)).toHaveProperty('data');
  }
}

async function expectCompletion() {
  store.fault = undefined;
  await publishNew();
  for (const [address, text] of Object.entries(NEW_TEXTS)) expect((await get(address)).text).toContain(text);
  expect((await get('/builds/latest.json')).text).toContain('"new"');
}

describe('a publication that is aborted', () => {
  beforeEach(publishOld);

  it('while assets are uploaded leaves the old site complete', async () => {
    store.fault = puts(/^assets/, 'cut');
    await expect(publishNew()).rejects.toThrow('The assets could not all be uploaded');
    for (const [address, text] of Object.entries(PAGE_TEXTS))
      expect((await get(address)).text).toContain(`<h1>${text}</h1>`);
    expect((await get('/builds/latest.json')).text).toContain('"old"');
    await expectCompletion();
  });

  it('while pages are uploaded leaves every page with its own chunks and data', async () => {
    let pages = 0;
    store.fault = (call) => (call.method === 'PUT' && PAGE.test(call.key) && ++pages > 3 ? 'cut' : undefined);
    await expect(publishNew()).rejects.toThrow('The pages could not all be uploaded');
    await expectWholePages();
    expect((await get('/builds/latest.json')).text).toContain('"old"');
    await expectCompletion();
  });

  it('before the pointer is uploaded does not affect open tabs', async () => {
    store.fault = puts(/latest\.json$/, 'cut');
    await expect(publishNew()).rejects.toThrow('The latest could not all be uploaded');
    await expectWholePages();
    expect((await get('/about')).text).toContain('новое');
    expect((await get('/builds/latest.json')).text).toContain('"old"');
    const out = path.join(temporaryFolder(), 'dist');
    await downloadLive(out, createTestContext(store).context);
    expect(readFileSync(path.join(out, 'about/index.html'), 'utf8')).toContain('<h1>О компании</h1>');
    expect(readFileSync(path.join(out, 'builds/report.json'), 'utf8')).toContain('"old"');
    await expectCompletion();
  });

  it('before the pointer is uploaded is completed by the next attempt, also if only data has changed', async () => {
    const publishData = () =>
      publishFolder(site({ id: 'new', minute: 2, pages: NEW_TEXTS }), createTestContext(store).context);
    store.fault = puts(/latest\.json$/, 'cut');
    await expect(publishData()).rejects.toThrow('The latest could not all be uploaded');
    store.fault = undefined;
    expect(await publishData()).toMatchObject({ build: 'new', isSame: false });
    expect((await get('/builds/latest.json')).text).toContain('"new"');
  });

  it.each([
    ['in the next build', () => publishFolder(site({ id: 'next', minute: 3 }), createTestContext(store).context)],
    ['in the build of a rollback', () => rollback('old', createTestContext(store).context, ROLLBACK)],
  ])('leaves no page that is not %s', async (_, publishNext) => {
    const pages = { ...PAGE_TEXTS, '/services': 'Услуги' };
    store.fault = puts(/sitemap/, 'cut');
    const withPage = site({ id: 'aborted', minute: 2, pages });
    await expect(publishFolder(withPage, createTestContext(store).context)).rejects.toThrow('The sitemap could not');
    store.fault = undefined;
    expect((await get('/services')).status).toBe(200);
    await publishNext();
    expect((await get('/services')).status).toBe(404);
    expect((await get('/about')).status).toBe(200);
  });

  it('while the records of the live build are renewed leaves that build restorable', async () => {
    store.fault = puts(/report\.json/, 'cut');
    await expect(publishFolder(site({ id: 'same', minute: 3 }), createTestContext(store).context)).rejects.toThrow();
    store.fault = undefined;
    const out = path.join(temporaryFolder(), 'dist');
    expect(await downloadLive(out, createTestContext(store).context)).toBeGreaterThan(10);
  });

  it('by the person who started it ends between two objects and releases the lock', async () => {
    const stop = new AbortController();
    store.fault = ({ key }) =>
      key.endsWith('payload.json') ? void stop.abort(new Error('stopped by SIGINT')) : undefined;
    const { context } = createTestContext(store, { signal: stop.signal, concurrency: 1 });
    await expect(publishFolder(newSite(), context)).rejects.toThrow('The payloads could not all be uploaded');
    expect((await get('/about')).text).not.toContain('новое');
    await expectCompletion();
  });

  it('by the person who started it while the lock is written leaves no lock', async () => {
    const stop = new AbortController();
    store.fault = ({ key, method }) => {
      if (key !== LOCK_KEY || method !== 'PUT') return undefined;
      stop.abort(new Error('stopped by SIGINT'));
      return 'unanswered';
    };
    const bucket = openBucket(storeSettings(store), { retries: 3, minTimeout: 4 }, stop.signal);
    const { context } = createTestContext(store, { bucket, signal: stop.signal });
    await expect(publishFolder(newSite(), context)).rejects.toThrow('stopped by SIGINT');
    expect(await createTestContext(store).context.bucket.read(LOCK_KEY)).toBeUndefined();
  });
});

describe('a store', () => {
  it('that is busy gets retries with increasing pauses', async () => {
    store.fault = (call) =>
      call.method === 'PUT' && call.key === 'about/payload.json' && call.earlier < 3 ? 'busy' : undefined;
    const { context, retryDelays } = createTestContext(store);
    await publishFolder(site(), context);
    expect(retryDelays).toHaveLength(3);
    for (const [index, longest] of [8, 16, 32].entries()) {
      expect(retryDelays[index]).toBeLessThanOrEqual(longest);
      expect(retryDelays[index]).toBeGreaterThanOrEqual(longest / 2);
    }
    expect((await get('/about')).text).toContain('О компании');
  });

  it('that stays busy fails the publication with its name', async () => {
    store.fault = puts(/^about\/payload/, 'busy');
    await expect(publishOld()).rejects.toThrow(/^  about\/payload\.json: .*SlowDown$/m);
  });

  it.each([
    ['refuses', 'expired', 'read builds/latest.json: 403 ExpiredToken: ExpiredToken'],
    ['does not answer', 'cut', 'read builds/latest.json: socket hang up'],
  ] as const)('that %s a call fails the publication with the name of the call', async (_, fault, message) => {
    store.fault = ({ key }) => (key === LATEST_KEY ? fault : undefined);
    await expect(publishOld()).rejects.toThrow(message);
  });

  it('is called by the proxy of the environment, if Node is told to use it', async () => {
    const proxy = await startServer((_, response) => response.writeHead(404).end());
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('http_proxy', proxy.origin);
    vi.stubEnv('no_proxy', 'inside.test');
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    const { bucket } = createTestContext({ endpoint: 'http://store.test' }).context;
    expect(await bucket.read(LATEST_KEY)).toBeUndefined();
    const [called] = proxy.requests;
    expect(called?.url).toMatch(/^http:\/\/store\.test\/site\/builds\/latest\.json/);
  });

  it.each<[number, Record<string, string>, string]>([
    [503, { 'content-type': 'text/html' }, '503, without the message of a store, as from a proxy in front of it'],
    [301, { location: 'https://store.test/' }, '301, redirected to https://store.test/'],
  ])('in whose place a proxy replies with %i is not taken for one', async (status, headers, reason) => {
    const proxy = await startServer((_, response) => response.writeHead(status, headers).end('<html></html>'));
    const { bucket } = createTestContext({ endpoint: proxy.origin }).context;
    await expect(bucket.read(LATEST_KEY)).rejects.toThrow(`read ${LATEST_KEY}: ${reason}`);
  });

  it('in whose place a proxy takes an object is not taken for one that changes bytes', async () => {
    store.fault = puts(/^about\/payload/, 'html');
    await expect(publishOld()).rejects.toThrow('put about/payload.json: the reply has no ETag, so it is not that of');
  });

  it('whose list is the page of a proxy is no empty bucket', async () => {
    await publishOld();
    store.fault = ({ method, key }) => (method === 'GET' && key === '' ? 'html' : undefined);
    const { bucket } = createTestContext(store).context;
    await expect(bucket.list()).rejects.toThrow('list the bucket: the reply is no list of objects');
  });

  it('that no longer accepts the key gets one request per object', async () => {
    let served = 0;
    store.fault = (call) =>
      call.method === 'PUT' && call.key.startsWith('assets') && ++served > 0 ? 'expired' : undefined;
    await expect(publishOld()).rejects.toThrow('ExpiredToken');
    expect(served).toBe(1);
    expect(store.puts().some((key) => key.endsWith('index.html'))).toBe(false);
  });

  it.each([
    ['a page', /^about$/, true],
    ['an asset', /^assets/, false],
  ])(
    'that loses %s after accepting it gets the last build back, and open tabs see no other',
    async (_, key, hasPages) => {
      await publishOld();
      store.fault = puts(key, 'lost');
      store.calls.length = 0;
      await expect(publishNew()).rejects.toThrow(/ALARM.*the build old has been restored.*taken (about|assets)/s);
      expect(store.puts()).not.toContain('builds/latest.json');
      // A page is not uploaded before its assets are there.
      expect(store.puts().some((put) => PAGE.test(put))).toBe(hasPages);
      for (const [address, text] of Object.entries(PAGE_TEXTS))
        expect((await get(address)).text).toContain(`<h1>${text}</h1>`);
      await expectCompletion();
    },
  );

  it('that replies with another ETag ends the stage, and later ones do not start', async () => {
    store.fault = puts(/^about\/payload/, 'wrong-etag');
    await expect(publishOld()).rejects.toThrow('The payloads could not all be uploaded');
    expect(store.puts().some((key) => PAGE.test(key))).toBe(false);
  });
});

describe('two simultaneous publications', () => {
  it('run one after the other, and the older build is refused if it comes last', async () => {
    const results = await Promise.allSettled([publishNew(), publishOld()]);
    expect((await get('/builds/latest.json')).text).toContain('"new"');
    await expectWholePages();
    for (const result of results)
      if (result.status === 'rejected') expect(String(result.reason)).toContain('is newer than old');
    const stages = store.puts().filter((key) => /^builds\/(releases|latest)/.test(key));
    expect(stages[1]).toBe('builds/latest.json'); // the second one starts after the first has ended
  });

  it('do not mix: the one that has lost the lock stops at once', async () => {
    await publishOld();
    const { context } = createTestContext(store);
    const intruder = Buffer.from(JSON.stringify({ token: 'x', owner: 'intruder', expiresAt: Date.now() + 60_000 }));
    let robbed: Promise<unknown> | undefined;
    store.fault = ({ key }) => {
      if (key.startsWith('assets'))
        robbed ??= context.bucket.put(LOCK_KEY, intruder, { type: 'application/json', cache: 'no-store' });
      return undefined;
    };
    await expect(publishSlowly()).rejects.toThrow('has lost the lock');
    await robbed;
    expect((await get('/about')).text).not.toContain('новое');
  });

  it('keep the lock when a reply is lost', async () => {
    await publishOld();
    const renewal = (call: StoreCall) => call.key === LOCK_KEY && call.method === 'PUT' && 'if-match' in call.headers;
    let renewals = 0;
    store.fault = (call) => (renewal(call) && renewals++ === 0 ? 'unanswered' : undefined);
    await publishSlowly();
    expect(renewals).toBeGreaterThan(2);
    await expectCompletion();
  });

  it('that wait too long name the owner of the lock', async () => {
    const { context } = createTestContext(store, { owner: 'the first' });
    const lock = await acquireRemoteLock(context.bucket, context);
    let time = Date.now();
    const second = createTestContext(store, { now: () => (time += 20_000), lockTimeoutMs: 60_000 });
    await expect(publishFolder(site(), second.context)).rejects.toThrow('the first is publishing');
    expect(second.said[0]).toContain('waiting');
    await lock.release();
  });
});

describe('the lock of a crashed publication', () => {
  it('is taken after its expiry, and its owner is named', async () => {
    const { context } = createTestContext(store, { owner: 'the crashed one' });
    await acquireRemoteLock(context.bucket, context);
    const later = createTestContext(store, { now: () => Date.now() + LOCK_TTL_MS + 1000 });
    await publishFolder(site(), later.context);
    expect(later.said.join()).toContain('Taking the lock that the crashed one left');
    expect((await get('/builds/deploy.lock.json')).status).toBe(404);
  });

  it('with a clock that was far ahead is taken when it was not renewed for its lifetime', async () => {
    const ahead = createTestContext(store, { owner: 'the one of tomorrow', now: () => Date.now() + 24 * LOCK_TTL_MS });
    await acquireRemoteLock(ahead.context.bucket, ahead.context);
    let time = Date.now();
    const { context, said } = createTestContext(store, { now: () => (time += 30_000), lockTimeoutMs: 3 * LOCK_TTL_MS });
    await publishFolder(site(), context);
    expect(said.join()).toContain('Taking the lock that the one of tomorrow left');
  });

  it.each(['null', '{}', '<html>', '{"token":1,"owner":"x","expiresAt":1e300}'])('as %s is ignored', async (text) => {
    const { context } = createTestContext(store);
    await context.bucket.put(LOCK_KEY, Buffer.from(text), { type: 'application/json', cache: 'no-store' });
    await publishOld();
    expect((await get('/builds/latest.json')).text).toContain('"old"');
  });
});

describe('a broken site after a publication', () => {
  it('gets the last build back, and the command fails', async () => {
    await publishOld();
    const { context } = createTestContext(store);
    const wrong = site({ id: 'new', minute: 2, pages: NEW_TEXTS, siteUrl: store.websiteUrl });
    const real = context.bucket.put;
    // The store keeps another page than it was sent.
    context.bucket.put = (key, body, ...rest) =>
      real(key, key === 'index.html' && body.includes('новое') ? Buffer.from('<html>') : body, ...rest);
    await expect(publishFolder(wrong, context)).rejects.toThrow(/ALARM.*the build old has been restored/);
    for (const [address, text] of Object.entries(PAGE_TEXTS))
      expect((await get(address)).text).toContain(`<h1>${text}</h1>`);
    expect((await get('/builds/latest.json')).text).toContain('"old"');
  });

  it('is noticed on a page without a change if that page is named, and a page that does not exist is reported', async () => {
    await publishOld();
    const { context, said } = createTestContext(store);
    const real = context.bucket.put;
    context.bucket.put = async (key, ...rest) => {
      if (key === LATEST_KEY) await real('about', Buffer.from('<html>'), { type: 'text/html', cache: 'no-cache' });
      return real(key, ...rest);
    };
    const changed = site({ id: 'new', minute: 2, pages: { ...PAGE_TEXTS, '/': 'Новая' } });
    const publication = publishFolder(changed, context, { pathnames: ['/about', '/nowhere'] });
    await expect(publication).rejects.toThrow(/\/about: is not the page of this build/);
    expect(said.filter((line) => line.includes('nobody has looked'))).toEqual([
      '/nowhere is no page of this build, so nobody has looked at it',
    ]);
  });
});

describe('a site that does not reply after a publication', () => {
  let host: SilentHost;
  beforeEach(async () => {
    host = await startSilentHost(store.websiteUrl);
    onTestFinished(host.close);
    await publishFolder(site({ siteUrl: host.url }), createTestContext(store).context);
    host.isSilent = () => true;
  });
  const newSiteBehind = () => site({ id: 'new', minute: 2, pages: NEW_TEXTS, siteUrl: host.url });
  const stop = async (work: Promise<unknown>, stopping: AbortController, requests: number) => {
    await vi.waitFor(() => expect(host.unanswered).toHaveLength(requests), { timeout: 30_000 });
    stopping.abort(new Error('stopped by SIGTERM'));
    await work;
  };

  it('gets the last build back when the time for all attempts together is over', async () => {
    const { context } = createTestContext(store, { checkTimeoutMs: 300 });
    await expect(publishFolder(newSiteBehind(), context, { checkAttempts: 5 })).rejects.toThrow(
      /ALARM.*the build old has been restored.*aborted due to timeout/s,
    );
    expect((await get('/builds/latest.json')).text).toContain('"old"');
  });

  /** A publication whose check fails, after which the store refuses these calls of the restoration. */
  const failToRestore = async (isRefused: (call: StoreCall) => boolean) => {
    let isLive = false;
    store.fault = (call) => {
      const isRestoring = isLive;
      isLive ||= call.method === 'PUT' && call.key === LATEST_KEY;
      return isRestoring && isRefused(call) ? 'busy' : undefined;
    };
    const { context } = createTestContext(store, { checkTimeoutMs: 300 });
    const publication = await publishFolder(newSiteBehind(), context).catch(String);
    store.fault = undefined;
    return publication;
  };
  const isList = ({ method, key }: StoreCall) => method === 'GET' && key === '';
  const publishAgain = (changes: Partial<SmallSite> = {}) =>
    publishFolder(
      site({ id: 'next', minute: 3, app: 'code0001', pages: NEW_TEXTS, siteUrl: host.url, ...changes }),
      createTestContext(store, { checkTimeoutMs: host.isSilent ? 300 : 60_000 }).context,
    );

  it('and cannot be restored is reported with the live build and both causes, and restored by the next attempt', async () => {
    const isHome = ({ method, key }: StoreCall) => method === 'PUT' && key === 'index.html';
    expect(await failToRestore(isHome)).toMatch(
      /ALARM.* of new, and the last build could not be restored; the build new is live:.*aborted due to timeout.*put index\.html: 503 SlowDown/s,
    );
    await expect(publishAgain({ id: 'new', minute: 2 })).rejects.toThrow('the build old has been restored');
    expect((await get('/builds/latest.json')).text).toContain('"old"');
    expect((await get('/')).text).toContain('<h1>Главная</h1>');
  });

  it.each([
    ['without a change', {}],
    ['of other pages', { pages: { ...NEW_TEXTS, '/': 'Третья' } }],
  ])('and could not be restored is restored by the next publication %s', async (_, changes) => {
    expect(await failToRestore(isList)).toContain('The restoration has failed: list builds/releases/: 503 SlowDown');
    await expect(publishAgain(changes)).rejects.toThrow('the build old has been restored');
    expect((await get('/')).text).toContain('<h1>Главная</h1>');
  });

  it('and could not be restored is checked by publications without a change until it passes', async () => {
    expect(await failToRestore(isList)).toContain('the build new is live');
    host.isSilent = undefined;
    expect(await publishAgain()).toMatchObject({ build: 'new', isSame: true });
    host.isSilent = () => true;
    expect(await publishAgain({ id: 'last', minute: 4 })).toMatchObject({ build: 'new', isSame: true });
  });

  it('is asked for everything at once, and a signal ends the command, which names the unchecked build', async () => {
    const stopping = new AbortController();
    const { context } = createTestContext(store, { signal: stopping.signal, concurrency: 16 });
    const publication = expect(publishFolder(newSiteBehind(), context)).rejects.toThrow(
      'The build new is live and unchecked',
    );
    // Four pages with their payloads, an asset, the pointer and an address without a page.
    await stop(publication, stopping, 11);
    expect((await get('/builds/latest.json')).text).toContain('"new"');
  });

  it('does not keep a rollback from ending by a signal, either', async () => {
    await publishFolder(newSiteBehind(), createTestContext(store).context, { check: false });
    const stopping = new AbortController();
    const { context } = createTestContext(store, { signal: stopping.signal, concurrency: 16 });
    const back = expect(rollback('old', context, { check: true, checkAttempts: 1 })).rejects.toThrow(
      'The build old is live and unchecked',
    );
    await stop(back, stopping, 5);
  });
});
