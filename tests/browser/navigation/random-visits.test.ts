import { realpathSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createRandom } from '../../support/api/random-edits.ts';
import { plain, type Step, takeStep, watchRequests } from '../../support/browser/random-visit.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { readTree } from '../../support/build/read-tree.ts';
import { createReleases, type Releases } from '../../support/publish/releases.ts';
import {
  HAS_NGINX,
  type Nginx,
  startNginx,
  startNginxCache,
  startNginxCacheOfDocuments,
} from '../../support/publish/start-nginx.ts';

/** `RANDOM_STEPS=200 RANDOM_SEED=7 npm test -- tests/browser/navigation/random-visits.test.ts` takes more steps. */
const STEPS = Number(process.env['RANDOM_STEPS'] ?? 20);
const SEED = Number(process.env['RANDOM_SEED'] ?? 1);
/** Number of steps between two publications. */
const STEPS_PER_BUILD = 7;
const HOUR = 3_600_000;
/** Mostly links, as visitors use them most. */
const KINDS: Step[] = ['link', 'link', 'link', 'link', 'back', 'forward', 'back', 'reload', 'address'];

describe.skipIf(!HAS_NGINX)('random visits while builds are published', () => {
  const site = setUpSite();
  let releases: Releases;
  let origin: Nginx;
  let cache: Nginx;
  let documentCache: Nginx;
  let headings: Map<string, string>;
  const servers: Server[] = [];

  beforeAll(async () => {
    releases = createReleases(inject('siteDir'));
    origin = await startNginx(releases.published, { API_BASE_URL: inject('apiUrl') });
    cache = await startNginxCache(origin);
    documentCache = await startNginxCacheOfDocuments(origin);
    const reader = await site.open('about:blank');
    headings = await readHeadings(reader.page, realpathSync(inject('siteDir')));
    await reader.page.context().close();
  });
  afterAll(async () => {
    for (const server of servers) server.close();
    await documentCache.close();
    await cache.close();
    await origin.close();
  });

  it.each([
    ['nginx', () => origin],
    ['a cache before nginx with stale pages', () => cache],
    ['a cache before nginx whose documents stay old', () => documentCache],
  ])(
    'over %s, every visited page and fragment is shown without an error',
    async (_, host) => {
      const random = createRandom(SEED * 7919);
      const url = await bridgeTo(host().socketPath, servers);
      const { page, messages } = await site.open(url, {
        // Playwright's click would stop a smooth scroll.
        reducedMotion: 'reduce',
        hasClock: true,
      });
      const untilQuiet = watchRequests(page);
      page.on('response', (reply) => reply.status() >= 400 && messages.push(`${reply.status()} ${reply.url()}`));
      const trail: string[] = [];
      for (let number = 1; number <= STEPS; number++) {
        if (number % STEPS_PER_BUILD === 0) {
          releases.publish(random() < 0.5 ? 'data' : 'code');
          trail.push('a new build');
          // Half of the tabs detect the new build before their next step.
          if (random() < 0.5) {
            // Requests under way would reach their time limit.
            await untilQuiet();
            await page.clock.fastForward(HOUR);
          }
        }
        const kind = KINDS[Math.floor(random() * KINDS.length)] as Step;
        await takeStep({ page, headings, random, trail }, kind);
        expect(
          messages.splice(0).filter((line) => !/^(?:info|log|debug):/.test(line)),
          trail.slice(-6).join(' → '),
        ).toEqual([]);
      }
    },
    60_000 + STEPS * 5000,
  );
});

/** A browser connects to a port, nginx listens on a socket. */
async function bridgeTo(socketPath: string, servers: Server[]): Promise<string> {
  const server = createServer((from) => {
    const to = connect(socketPath);
    from.on('error', () => to.destroy()).on('close', () => to.destroy());
    to.on('error', () => from.destroy()).on('close', () => from.destroy());
    from.pipe(to).pipe(from);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The first heading of each page of a tree, by pathname. */
async function readHeadings(page: Page, tree: string): Promise<Map<string, string>> {
  const { documents } = await readTree(page, tree);
  return new Map(
    [...documents]
      .filter(([file, { refresh }]) => path.basename(file) === 'index.html' && refresh === undefined)
      .flatMap(
        ([
          file,
          {
            headings: [heading],
          },
        ]) =>
          heading === undefined
            ? []
            : [[encodeURI(`/${file.replace(/\/?index\.html$/, '')}`), plain(heading)] as const],
      ),
  );
}
