import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { STATE_ID } from '../../src/app/router/page-state.ts';
import { payloadPathname } from '../../src/lib/address/pathname.ts';
import { type Failure, failureOf } from '../build/report/failure.ts';

/** The expected state of the live site. */
export interface ExpectedSite {
  siteUrl: string;
  build: string;
  /** Pathnames and their documents. Without a document only the status is checked. */
  pages: { pathname: string; html: string | undefined }[];
}

export interface CheckOptions {
  sleep: (ms: number) => Promise<unknown>;
  /** Number of attempts while something differs, since a CDN may have a delay. */
  attempts: number;
  /** Time limit of all attempts together, ms. */
  checkTimeoutMs: number;
  /** Maximum of simultaneous requests. */
  concurrency: number;
  /** Ends the check. */
  signal: AbortSignal;
}

const TIMEOUT_MS = 15_000;
const FIRST_DELAY_MS = 1000;

/** Requests pages and files of the live site. @returns all differences. @throws when `signal` aborts */
export async function checkLiveSite(expected: ExpectedSite, options: CheckOptions): Promise<Failure[]> {
  const { sleep, attempts, checkTimeoutMs, concurrency, signal } = options;
  const deadline = AbortSignal.timeout(checkTimeoutMs);
  try {
    for (let attempt = 1; ; attempt++) {
      const failures = await runChecks(expected, concurrency, AbortSignal.any([signal, deadline]));
      signal.throwIfAborted();
      if (failures.length === 0 || attempt >= attempts || deadline.aborted) return failures;
      await sleep(FIRST_DELAY_MS * 2 ** (attempt - 1));
    }
  } catch (error) {
    throw new Error(`The build ${expected.build} is live and unchecked`, { cause: error });
  }
}

async function runChecks(
  { siteUrl, build, pages }: ExpectedSite,
  concurrency: number,
  signal: AbortSignal,
): Promise<Failure[]> {
  const limit = pLimit(concurrency);
  const expect = (href: string, work: (reply: Response) => Promise<void> | void): Promise<Failure[]> =>
    limit(async () => {
      try {
        const timeout = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
        await work(await fetch(new URL(href, siteUrl), { redirect: 'manual', signal: timeout }));
        return [];
      } catch (error) {
        return [failureOf(href, error)];
      }
    });
  const failures = await Promise.all([
    expect(`/builds/latest.json?t=${Date.now()}`, async (reply) => {
      assertReply(reply, 'application/json');
      const { id } = (await reply.json()) as { id?: unknown };
      if (id !== build) throw new Error(`names the build ${String(id)}, not ${build}`);
    }),
    expect(`/${randomUUID()}`, async (reply) => {
      await reply.body?.cancel();
      if (reply.status !== 404)
        throw new Error(`an address that does not exist was answered with ${reply.status}, not 404`);
    }),
    ...pages.flatMap(({ pathname, html }) => [
      expect(pathname, async (reply) => {
        assertReply(reply, 'text/html');
        // The data is compared, since a CDN may change the markup.
        const text = await reply.text();
        if (html !== undefined && stateBlockOf(text) !== stateBlockOf(html))
          throw new Error('is not the page of this build');
      }),
      expect(payloadPathname(pathname), async (reply) => {
        assertReply(reply, 'application/json');
        await reply.json();
      }),
    ]),
    ...Array.from(assetsOf(pages), (asset) =>
      expect(asset, async (reply) => {
        await reply.body?.cancel();
        assertReply(reply);
        if (reply.headers.get('content-type')?.includes('html')) throw new Error('an asset was answered with HTML');
      }),
    ),
  ]);
  return failures.flat();
}

function assetsOf(pages: ExpectedSite['pages']): Set<string> {
  const links = pages.flatMap(({ html = '' }) => [...html.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)]);
  return new Set(links.map(([, asset = '']) => asset));
}

function assertReply(reply: Response, type?: string): void {
  if (reply.status !== 200) throw new Error(`answered with status ${reply.status}, not 200`);
  const given = reply.headers.get('content-type') ?? 'none';
  if (type && !given.startsWith(type)) throw new Error(`has the content type ${given}, not ${type}`);
}

/** The data block of a document. */
function stateBlockOf(html: string): string {
  const start = html.indexOf(`id="${STATE_ID}">`);
  return html.slice(start, html.indexOf('</script>', start));
}
