import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { listFiles } from '../build/output/list-files.ts';
import { ramDisk } from '../setup/ram-disk.ts';
import { minimumOf, measureProcess, type ProcessUsage } from './measure-process.ts';
import type { BuildRow } from './build-table.ts';
import { FILES_ORIGIN } from '../../tests/support/api/synthetic-content.ts';
import type { BenchContent } from './bench-api.ts';
import type { BenchApiRequest, BenchApiStarted } from './bench-api-process.ts';

interface BuildOf {
  flags?: string[];
  times?: number;
  /** Runs before each measurement. */
  before?: () => Promise<void>;
  /** The name of the output folder. */
  out?: string;
}

/** Content of the API, built into a temporary folder. */
export interface BenchSite {
  build: (what: string, how?: BuildOf) => Promise<BuildRow>;
  /** Merges the output folders of shards. */
  merge: (what: string, shards: string[]) => Promise<BuildRow>;
  baseline: (times: number) => Promise<BuildRow>;
  /** The same, after it has made the calls of the builds so far. */
  baselineWithCalls: (times: number) => Promise<BuildRow>;
  /** Edits one item of the API. */
  change: () => Promise<void>;
  /** From now on the API lists its changes. */
  offerChanges: () => Promise<void>;
  /** The call that returns that item. */
  editedCall: string;
  /** Number of HTML elements in all pages of the last build. */
  elements: () => number;
}

/** HTML, payload and the parts of other files of one page. */
const BYTES_PER_PAGE = 80_000;
const PAGES_PER_DEMO = 100;
/** The built site, the baseline, the shards together, and the merged site. */
const TREES = 4;

/** Starts the API, and ends it and removes what was built when the work is done. */
export async function withSite<Result>(
  content: BenchContent,
  work: (site: BenchSite) => Promise<Result>,
): Promise<Result> {
  const api = await forkBenchApi(content);
  // Disks vary more than builds: some take three times as long to create a file where others were just removed, as every build
  // does with the tree of the one before it.
  const dir = mkdtempSync(path.join(ramDisk(bytesOf(content)) ?? tmpdir(), 'bench-'));
  const out = path.join(dir, 'dist');
  try {
    return await work({
      build: async (what, how = {}) =>
        printed(
          await measureBuild(
            what,
            { apiUrl: api.url, filesOrigin: filesOriginOf(content, api.url) },
            path.join(dir, how.out ?? 'dist'),
            how,
          ),
        ),
      merge: async (what, shards) =>
        printed({
          what,
          ...(await measureProcess('scripts/merge.ts', [
            ...shards.map((shard) => path.join(dir, shard)),
            '--out',
            path.join(dir, 'merged'),
          ])),
        }),
      baseline: async (times) =>
        printed({ what: 'baseline: renderToString and write', ...(await measureBaseline(dir, times)) }),
      async baselineWithCalls(times) {
        const calls = (await api.request('calls')) as string[];
        const listFile = path.join(dir, 'calls.txt');
        writeFileSync(listFile, calls.map((call) => api.url + call).join('\n'));
        const measured = await measureBaseline(dir, times, [listFile]);
        return printed({ what: 'the same, with the calls by node-fetch', ...measured, calls: calls.length });
      },
      change: async () => void (await api.request('edit')),
      offerChanges: async () => void (await api.request('offer changes')),
      editedCall: api.editedCall,
      elements: () => countElements(out),
    });
  } finally {
    await api.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Prints a row at once, beside the output: a large site takes half an hour, and its removal from a disk as long again. */
function printed(row: BuildRow): BuildRow {
  console.error(`${row.what}: ${row.cpuSeconds.toFixed(2)} s, ${Math.round(row.peakMb)} MB`);
  return row;
}

function bytesOf(content: BenchContent): number {
  const pages = content.kind === 'demo' ? content.times * PAGES_PER_DEMO : content.items;
  return pages * BYTES_PER_PAGE * TREES;
}

function countElements(out: string): number {
  return listFiles(out)
    .filter((file) => file.endsWith('.html'))
    .reduce((sum, file) => sum + (readFileSync(path.join(out, file), 'utf8').match(/<[a-z]/g)?.length ?? 0), 0);
}

async function measureBuild(
  what: string,
  { apiUrl, filesOrigin }: { apiUrl: string; filesOrigin: string },
  out: string,
  { flags = [], times = 1, before }: BuildOf,
): Promise<BuildRow> {
  const measured = await minimumOf(times, async () => {
    await before?.();
    return measureProcess('scripts/build.ts', ['--out', out, ...flags], {
      environment: { API_BASE_URL: apiUrl, FILES_ORIGIN: filesOrigin },
    });
  });
  const report = JSON.parse(readFileSync(path.join(out, 'builds/report.json'), 'utf8')) as {
    calls: number;
    pages: Record<string, number>;
  };
  const { fetched = 0, rerendered = 0, reused = 0 } = report.pages;
  return {
    what,
    ...measured,
    calls: report.calls,
    note: `${fetched} fetched, ${rerendered} rerendered, ${reused} reused`,
  };
}

/** The demo API serves its own pictures, the synthetic catalogue uses another host. */
const filesOriginOf = ({ kind }: BenchContent, apiUrl: string) => (kind === 'demo' ? apiUrl : FILES_ORIGIN);

/** With the memory limits of the build, into an empty folder. @param listFile of calls to be made first */
async function measureBaseline(dir: string, times: number, listFile: string[] = []): Promise<ProcessUsage> {
  const target = path.join(dir, 'baseline');
  return minimumOf(times, async () => {
    rmSync(target, { recursive: true, force: true });
    return measureProcess('scripts/bench/render-baseline.ts', [path.join(dir, 'dist'), target, ...listFile], {
      like: 'scripts/build.ts',
    });
  });
}

/** The API runs in a process of its own, so that its processor time is not counted. */
async function forkBenchApi(
  content: BenchContent,
): Promise<BenchApiStarted & { request: (what: BenchApiRequest) => Promise<unknown>; close: () => Promise<void> }> {
  const child = fork(path.join(import.meta.dirname, 'bench-api-process.ts'), [JSON.stringify(content)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const exit = once(child, 'exit');
  /** @throws when the process ends before it, such as for lack of memory */
  const nextMessage = async (): Promise<unknown> => {
    const ended = exit.then(([code, signal]) => {
      throw new Error(`The API of the bench has ended: ${signal ?? `status ${code}`}`);
    });
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
    return message;
  };
  const started = (await nextMessage()) as BenchApiStarted;
  return {
    ...started,
    async request(what) {
      child.send(what);
      return nextMessage();
    },
    async close() {
      child.kill();
      await exit;
    },
  };
}
