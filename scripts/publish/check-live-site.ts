import { randomUUID } from 'node:crypto';
import { STATE_ID } from '../../src/app/router/page-state.ts';
import { payloadAddress } from '../../src/lib/address/pathname.ts';
import { type Failure, failureOf } from '../build/report/failure.ts';

/** What a visitor must find after a publication. */
export interface Expectations {
  siteUrl: string;
  build: string;
  /** Addresses with the documents that belong there. */
  pages: { address: string; html: string }[];
}

export interface CheckOptions {
  sleep: (ms: number) => Promise<unknown>;
  /** How often to look again while something is not as it should be: an edge may be slow to notice. */
  attempts: number;
}

const TIMEOUT = 15_000;
const FIRST_PAUSE = 1000;

/** Asks the site as a visitor would. @returns everything that is wrong, empty when all is well */
export async function checkFromOutside(expected: Expectations, { sleep, attempts }: CheckOptions): Promise<Failure[]> {
  for (let attempt = 1; ; attempt++) {
    const failures = await look(expected);
    if (failures.length === 0 || attempt >= attempts) return failures;
    await sleep(FIRST_PAUSE * 2 ** (attempt - 1));
  }
}

async function look({ siteUrl, build, pages }: Expectations): Promise<Failure[]> {
  const failures: Failure[] = [];
  const parts = new Set<string>();
  const expect = async (address: string, work: (reply: Response) => Promise<void> | void) => {
    try {
      const url = new URL(address, siteUrl);
      await work(await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) }));
    } catch (error) {
      failures.push(failureOf(address, error));
    }
  };
  await expect(`/builds/latest.json?t=${Date.now()}`, async (reply) => {
    requireReply(reply, 'application/json');
    const { id } = (await reply.json()) as { id?: unknown };
    if (id !== build) throw new Error(`names the build ${String(id)}, not ${build}`);
  });
  await expect(`/${randomUUID()}`, async (reply) => {
    await reply.body?.cancel();
    if (reply.status !== 404)
      throw new Error(`an address that does not exist was answered with ${reply.status}, not 404`);
  });
  for (const { address, html } of pages) {
    await expect(address, async (reply) => {
      requireReply(reply, 'text/html');
      // Compared by its data: an edge may add to the markup, but never to what the page is made from.
      if (stateOf(await reply.text()) !== stateOf(html)) throw new Error('is not the page of this build');
    });
    await expect(payloadAddress(address), async (reply) => {
      requireReply(reply, 'application/json');
      await reply.json();
    });
    for (const [, part = ''] of html.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)) parts.add(part);
  }
  for (const part of parts) {
    await expect(part, async (reply) => {
      await reply.body?.cancel();
      requireReply(reply);
      if (reply.headers.get('content-type')?.includes('html')) throw new Error('a part was answered with HTML');
    });
  }
  return failures;
}

function requireReply(reply: Response, type?: string): void {
  if (reply.status !== 200) throw new Error(`answered with status ${reply.status}, not 200`);
  const given = reply.headers.get('content-type') ?? 'none';
  if (type && !given.startsWith(type)) throw new Error(`has the content type ${given}, not ${type}`);
}

/** The data block of a document. */
function stateOf(html: string): string {
  const start = html.indexOf(`id="${STATE_ID}">`);
  return html.slice(start, html.indexOf('</script>', start));
}
