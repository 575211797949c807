import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dateOf, type Entity, syntheticContent } from '../../tests/support/synthetic-content.ts';
import { startSyntheticApi, type SyntheticApi } from '../../tests/support/synthetic-api.ts';
import { measure, type Measured } from './measure.ts';
import type { Row } from './table.ts';

/**
 * A full build of `items` catalogue pages, a rebuild of nothing, a rebuild of one change, and the floor: React's own
 * renderToString of the same pages from data at hand, and writing the result.
 */
export async function measureBuilds(items: number): Promise<Row[]> {
  const api = await startApi(items);
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const out = path.join(dir, 'dist');
  try {
    const build = (what: string, ...flags: string[]) => measureBuild(what, api.url, out, flags);
    const first = await build('bundling and full build');
    const full = await build('full build', '--fresh');
    const floor = await measureFloor(out, path.join(dir, 'floor'));
    const nothing = await build('rebuild, nothing changed');
    await api.change();
    const one = await build('rebuild, one item changed');
    return [first, { ...full, ratio: full.cpuSeconds / floor.cpuSeconds }, { ...floor, ratio: 1 }, nothing, one];
  } finally {
    await api.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function measureBuild(what: string, apiUrl: string, out: string, flags: string[]): Promise<Row> {
  const measured = await measure('scripts/build.ts', ['--out', out, ...flags], { API_BASE_URL: apiUrl });
  const report = JSON.parse(readFileSync(path.join(out, 'builds/report.json'), 'utf8')) as {
    calls: number;
    pages: Record<string, number>;
  };
  const { loaded = 0, drawn = 0, kept = 0 } = report.pages;
  return { what, ...figures(measured), calls: report.calls, note: `${loaded} loaded, ${drawn} drawn, ${kept} kept` };
}

async function measureFloor(tree: string, target: string): Promise<Row> {
  return {
    what: 'floor: renderToString and write',
    ...figures(await measure('scripts/bench/floor.ts', [tree, target], {})),
  };
}

function figures({ cpuSeconds, peakMb }: Measured): Pick<Row, 'cpuSeconds' | 'peakMb'> {
  return { cpuSeconds, peakMb };
}

/** The API works in a process of its own: its processor time is not the build's. */
async function startApi(
  items: number,
): Promise<{ url: string; change: () => Promise<void>; close: () => Promise<void> }> {
  const child = fork(path.join(import.meta.dirname, 'api-process.ts'), [String(items)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    async change() {
      child.send('change');
      await once(child, 'message');
    },
    async close() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** For `api-process.ts`: one edit of one item. */
export function changeOne(api: SyntheticApi): void {
  const item = (api.content.lists.get('/equipment') as Entity[]).at(7);
  if (item) Object.assign(item, { lead: 'Новый текст одной карточки', updatedAt: dateOf(899) });
}

export async function startSynthetic(items: number): Promise<SyntheticApi> {
  return startSyntheticApi(syntheticContent(items));
}
