import { createGzip, gzipSync } from 'node:zlib';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newOutDir, reportOf, siteFilesOf } from '../../support/build/run-build.ts';
import { type ReceivedCall, type Fault } from '../../support/api/synthetic-api.ts';
import { backendError, forPath, reply, setUpBuilds } from '../../support/build/set-up-builds.ts';

const builds = setUpBuilds();
const ITEM = '/equipment/item-3';

/** A hand-written reply. */
const written =
  (write: (response: ServerResponse) => unknown): Fault =>
  (_, response) => {
    write(response);
    return true;
  };
const JSON_HEAD = { 'Content-Type': 'application/json' };
/** Long enough for a busy machine: a test waits for it only when no reply ever arrives. */
const LIMIT = { API_TIMEOUT_MS: '1500' };

describe('a broken API', () => {
  it.each<[string, string, RegExp]>([
    ['no server listens', 'http://127.0.0.1:9', /GET \/settings: no answer.*ECONNREFUSED/],
    ['the host name is unknown', 'http://api.invalid', /GET \/settings: no answer.*(ENOTFOUND|EAI_AGAIN|within)/],
  ])('ends the build at the first call: %s', async (_, API_BASE_URL, names) => {
    const { output } = await builds.expectFailureKeepsSite(names, { env: { API_BASE_URL, ...LIMIT } });
    expect(output).not.toContain('Prerendering');
  });

  it.each([401, 403])('ends the build at the first calls: %i', async (status) => {
    builds.api.fault = reply({}, status);
    await builds.expectFailureKeepsSite(new RegExp(`GET /settings: answered with status ${status}`));
    expect(builds.api.calls.length).toBeLessThan(4);
  });

  it.each<[string, Fault]>([
    ['answers 503', reply('{}', 503)],
    ['refuses', written((response) => response.destroy())],
  ])('that fails midway and %s has every failed call named', async (_, death) => {
    const failed: string[] = [];
    builds.api.fault = (requested, response) => {
      if (requested.number < 40) return false;
      failed.push(requested.path);
      return death(requested, response);
    };
    const { output } = await builds.expectFailureKeepsSite(/has failed in \d+ places/);
    expect(failed.length).toBeGreaterThan(10);
    // The contacts request their page and the offices at once; either may fail first.
    const ofContacts = ['/location', '/page/contacts'];
    for (const path of failed.filter((other) => !ofContacts.includes(other))) expect(output).toContain(`GET ${path}`);
    expect(output).toMatch(/\/contacts: GET \/(location|page\/contacts):/);
  });

  it('that fails while the lists are read has every failed list named', async () => {
    builds.api.fault = (requested, response) => requested.path !== '/settings' && reply('{}', 503)(requested, response);
    // Two pages depend on this list: its failure is reported once with both of them.
    const { output } = await builds.expectFailureKeepsSite(
      /\/equipment and 1 more: GET \/equipment\?.*\/equipment\/:slug/s,
    );
    for (const list of ['/news', '/project', '/industry', '/industry-solution'])
      expect(output).toContain(`GET ${list}?`);
  });
});

describe('some replies with status 500', () => {
  /** The same few calls each time, whatever their order. */
  const isHit = ({ path }: ReceivedCall) => /^\/(equipment\/item-[25]|news\/news-7|project)$/.test(path);

  it('that are permanent leave the old site and name the items', async () => {
    builds.api.fault = (requested, response) =>
      isHit(requested) && /\d$/.test(requested.path) && reply('{}', 500)(requested, response);
    await builds.expectFailureKeepsSite([
      /\/equipment\/item-2.*500/,
      /\/equipment\/item-5.*500/,
      /\/news\/news-7.*500/,
    ]);
    await builds.expectFailureKeepsSite([/item-2.*500/, /item-5.*500/, /news-7.*500/], { flags: ['--retries', '2'] });
  });

  it('that are temporary leave the old site without retries, and are recovered with them', async () => {
    const hit = new Set<string>();
    builds.api.fault = (requested, response) => {
      if (!isHit(requested) || hit.has(requested.path)) return false;
      hit.add(requested.path);
      return reply('{}', 500)(requested, response);
    };
    await builds.expectFailureKeepsSite(/500/);
    hit.clear();
    const out = newOutDir();
    const { output } = await builds.expectSuccess(out, { flags: ['--retries', '1'] });
    expect(hit.size).toBe(4);
    expect(reportOf(out).retries).toEqual({ 'status 500': 4 });
    expect(output).toContain('  repeated 4 calls after failures: status 500 (4)');
    expect(siteFilesOf(out)).toEqual(siteFilesOf(builds.published));
  });
});

describe('calls that fail once', () => {
  it.each<[string, Fault]>([
    [
      'because the connection breaks in the middle of the body',
      written((response) => {
        response.writeHead(200, { ...JSON_HEAD, 'Content-Length': '9000' });
        response.write('{"response": {', () => response.destroy());
      }),
    ],
    ['because a proxy allows fewer of them', reply('<html>Too many</html>', 429, 'text/html')],
    ['because nothing is replied', written(() => {})],
  ])('%s are repeated with --retries', async (_, fault) => {
    let failed = 0;
    builds.api.fault = (requested, response) => requested.path === ITEM && failed++ === 0 && fault(requested, response);
    const out = newOutDir();
    await builds.expectSuccess(out, { flags: ['--retries', '1'], env: LIMIT });
    expect(failed).toBe(2);
    expect(siteFilesOf(out)).toEqual(siteFilesOf(builds.published));
  });
});

describe('slow replies', () => {
  it('are waited for, and the time in the queue does not count as a call’s time', async () => {
    builds.api.delay = 35;
    const out = newOutDir();
    await builds.expectSuccess(out, { flags: ['--concurrency', '1'], env: LIMIT });
    expect(builds.api.calls.length * builds.api.delay).toBeGreaterThan(Number(LIMIT.API_TIMEOUT_MS));
  });

  it('are limited by the timeout of the whole build, if it is set', async () => {
    builds.api.delay = 20;
    await builds.expectFailureKeepsSite(/the whole build may take 100 ms/, { env: { BUILD_TIMEOUT_MS: '100' } });
  });

  it.each<[string, Fault]>([
    ['a call that never ends', written(() => {})],
    ['a body that stalls', written((response) => response.writeHead(200, JSON_HEAD).write('{"response": {'))],
    ['a body that drips', written((response) => drip(response.writeHead(200, JSON_HEAD)))],
  ])('%s is limited by the timeout of the call and named', async (_, fault) => {
    builds.api.fault = forPath(ITEM, fault);
    await builds.expectFailureKeepsSite(/GET \/equipment\/item-3: .*no complete reply within 1500 ms/, { env: LIMIT });
  });
});

function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), 100);
  response.on('close', () => clearInterval(timer));
}

describe('an invalid reply', () => {
  const GZIPPED = gzipSync(JSON.stringify({ response: { id: 3 } }));

  it.each<[string, Fault, RegExp]>([
    ['is truncated', reply('{"response": {"id": 3'), /not complete JSON/],
    [
      'is shorter than its header',
      written((response) => {
        response.writeHead(200, { ...JSON_HEAD, 'Content-Length': '9000' });
        response.write('{"response": {}}', () => response.destroy());
      }),
      /no answer|Premature|aborted/,
    ],
    [
      'is longer than its header',
      written((response) => {
        response.socket?.end(
          'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"response": {}}',
        );
      }),
      /not complete JSON|body is empty/,
    ],
    [
      'is compressed and truncated',
      written((response) =>
        response.writeHead(200, { ...JSON_HEAD, 'Content-Encoding': 'gzip' }).end(GZIPPED.subarray(0, 25)),
      ),
      /no answer|not complete JSON|body is empty/,
    ],
    ['is empty', reply(''), /body is empty/],
    ['breaks off', written((response) => response.destroy()), /no answer/],
    ['is HTML', reply('<html>Вход</html>', 200, 'text/html'), /text\/html instead of JSON/],
    ['is HTML with a JSON type', reply('<html>Вход</html>'), /not complete JSON/],
    ['is null', reply({ response: null }), /got null/],
    ['is a list', reply({ response: [] }), /got array/],
    ['has another envelope', reply({ data: {} }), /an object with «response», got an object with data/],
    ['is not UTF-8', written((response) => response.writeHead(200, JSON_HEAD).end(Buffer.from([123, 255]))), /UTF-8/],
    [
      'lacks a required field',
      reply({ response: { id: 3, slug: 'item-3', type: { id: 1, slug: 't', title: 'Т' } } }),
      /name: expected string, got nothing/,
    ],
    ['is error 1', backendError(1), /error 1: Сбой/],
    ['is error 2', backendError(2), /error 2: Сбой/],
    ['is error 701', backendError(701), /error 701: Сбой/],
    ['is error 701 with status 200 and a response', reply({ response: {}, error: { code: 701 } }), /error 701/],
    ['is HTTP 404', reply('<html></html>', 404, 'text/html'), /status 404/],
  ])('%s: the item is named', async (_, fault, reason) => {
    builds.api.fault = forPath(ITEM, fault);
    const { output } = await builds.expectFailureKeepsSite(reason);
    expect(output).toMatch(/^ {2}\/equipment\/item-3: GET \/equipment\/item-3/m);
    expect(output).toContain('has failed in 1 place;');
  });

  it.each<[string, object | string, RegExp]>([
    ['null', { response: null }, /GET \/news\?.*got null/],
    ['null for its items', { response: { items: null, currentPage: 1, lastPage: 1 } }, /GET \/news\?.*items/],
    ['no items', { response: { currentPage: 1, lastPage: 1 } }, /GET \/news\?.*items/],
    ['an object for its items', { response: { items: {}, currentPage: 1, lastPage: 1 } }, /items: expected array/],
    ['a bare list', { response: [] }, /GET \/news\?.*got array/],
    ['nothing', '', /GET \/news\?.*empty/],
  ])('is not taken for an empty list: %s', async (_, body, names) => {
    builds.api.fault = forPath('/news', reply(body));
    await builds.expectFailureKeepsSite(names);
  });

  it.each([107, 1, 2, 701])('is error %i for the settings', async (code) => {
    builds.api.fault = forPath('/settings', backendError(code));
    await builds.expectFailureKeepsSite(new RegExp(`GET /settings: the backend answered with error ${code}`));
    expect(builds.api.calls).toHaveLength(1);
  });
});

describe('a conditional request', () => {
  // Only the call that stalls has the short limit: a slow machine needs more than 1.5 s for the 32 MB that one may send.
  it.each<[string, Fault, RegExp, Record<string, string>]>([
    [
      'stalls',
      written((response) => response.writeHead(200, JSON_HEAD).write('{')),
      /no complete reply within 1500 ms/,
      LIMIT,
    ],
    ['never ends', written((response) => pour(response.writeHead(200, JSON_HEAD))), /33554432|size/, {}],
    ['breaks off', written((response) => response.destroy()), /no answer/, {}],
  ])('%s: the old site stays, and the item is named', async (_, fault, reason, env) => {
    const out = newOutDir();
    for (const item of builds.list('/equipment')) delete item.updatedAt;
    await builds.expectSuccess(out);
    const before = siteFilesOf(out);
    builds.api.fault = forPath(ITEM, fault);
    const { code, output } = await builds.build(out, { env });
    expect(output).toMatch(/^ {2}\/equipment\/item-3: GET \/equipment\/item-3/m);
    expect(output).toMatch(reason);
    expect(code).toBe(1);
    expect(siteFilesOf(out)).toEqual(before);
  });
});

it('a cache in between is told with every call to ask the API before it replies', async () => {
  const out = newOutDir();
  const requested = new Set<string | undefined>();
  builds.api.fault = (_, response) => void requested.add(response.req.headers['cache-control']);
  for (const item of builds.list('/equipment')) delete item.updatedAt;
  for (const _ of ['first', 'conditional']) await builds.expectSuccess(out);
  expect([...requested]).toEqual(['no-cache']);
});

describe('simultaneous calls', () => {
  it('never exceed the limit, including retries and conditional requests', async () => {
    const out = newOutDir();
    const flags = ['--concurrency', '3', '--retries', '3'];
    const failed = new Set<string>();
    builds.api.delay = 3;
    builds.api.resetPeak();
    builds.api.fault = (requested, response) => {
      if (requested.number % 10 > 0 || failed.has(requested.path)) return false;
      failed.add(requested.path);
      return reply('{}', 500)(requested, response);
    };
    for (const item of builds.list('/equipment')) delete item.updatedAt;
    for (const _ of ['first', 'conditional']) {
      await builds.expectSuccess(out, { flags });
      expect(reportOf(out).peakCalls).toBeLessThanOrEqual(3);
      failed.clear();
    }
    expect(builds.api.peakCalls()).toBe(3);
  });
});

describe('an endless reply', () => {
  let elsewhere: string;
  let requested = 0;
  const other = createServer((_, response) => {
    requested++;
    response.writeHead(200, JSON_HEAD).end('{"response": {}}');
  });
  beforeAll(async () => {
    await once(other.listen(0, '127.0.0.1'), 'listening');
    elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  });
  afterAll(() => other.close());

  it('that redirects to another host is not followed', async () => {
    builds.api.fault = forPath(ITEM, (_, response) => (response.writeHead(302, { Location: elsewhere }).end(), true));
    await builds.expectFailureKeepsSite(/GET \/equipment\/item-3: redirected away to http:\/\/127/);
    expect(requested).toBe(0);
  });

  it.each<[string, Fault, RegExp]>([
    [
      'redirects in a loop',
      written((response) => response.writeHead(302, { Location: '/frontend/v1/equipment/item-3' }).end()),
      /redirected more than 3 times/,
    ],
    ['announces 2 GB', written((response) => announce(response)), /a body of 2147483648 bytes, 33554432 allowed/],
    ['never ends', written((response) => pour(response.writeHead(200, JSON_HEAD))), /33554432|size/],
    [
      'decompresses endlessly',
      written((response) => {
        const packed = createGzip();
        packed.pipe(response.writeHead(200, { ...JSON_HEAD, 'Content-Encoding': 'gzip' }));
        response.on('close', () => packed.destroy());
        pour(packed);
      }),
      /33554432|size/,
    ],
  ])('that %s is aborted', async (_, fault, names) => {
    builds.api.fault = forPath(ITEM, fault);
    await builds.expectFailureKeepsSite([/^ {2}\/equipment\/item-3: /m, names]);
  });
});

function announce(response: ServerResponse): void {
  response.writeHead(200, { ...JSON_HEAD, 'Content-Length': String(2 ** 31) }).write('{');
}

/** Sends blanks until the client disconnects. */
function pour(target: NodeJS.WritableStream & { destroyed?: boolean }): void {
  const chunk = Buffer.alloc(256 * 1024, ' ');
  const more = () => {
    while (!target.destroyed && target.write(chunk));
    if (!target.destroyed) target.once('drain', more);
  };
  target.on('error', () => {});
  more();
}
