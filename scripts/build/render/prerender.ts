import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Page } from '../../../src/pages/page.ts';
import type { RouteName } from '../../../src/routes.ts';
import type { PlannedPage } from '../crawl/crawl.ts';
import { payloadOf } from './render-page.ts';
import type { DrawPool } from './render-pool.ts';
import { type Failure, failureOf } from '../report/failure.ts';
import { goneEntity, type GoneEntity } from '../crawl/deleted-entities.ts';
import { StoredMap } from '../cache/disk-map.ts';
import type { BuildRecord, PageRecord } from '../cache/build-cache.ts';
import type { Uses } from '../api/tracking-client.ts';
import { type Source, TODAY } from '../api/source.ts';
import { pageFile, payloadFile } from '../page/page-files.ts';
import type { Tree } from '../output/output-tree.ts';
import { changedFiles } from '../page/integrity.ts';

/** What a build may take over from the last one. */
export interface Previous {
  dir: string;
  record: BuildRecord;
  /** False when the code between API and page data has changed: then no page's data can be taken over. */
  dataCurrent: boolean;
}

export interface PrerenderContext {
  pages: Record<RouteName, Page>;
  source: Source;
  pool: DrawPool;
  /** Hash of everything that pages are drawn with besides their data. */
  drawingKey: string;
  tree: Tree;
  previous?: Previous | undefined;
  concurrency: number;
  today: string;
  onPage: (outcome: Outcome) => void;
}

/**
 * `kept`: the very files of the last build (or of this one's last reading). `drawn`: drawn again from the stored data.
 * `loaded`: asked from the API. `gone`: deleted since it was listed.
 */
export type Outcome = 'kept' | 'drawn' | 'loaded' | 'gone' | 'failed';

export interface Prerendered {
  records: StoredMap<PageRecord>;
  failures: Failure[];
  /** Entities that their list names and the API does not know; their pages are not written. */
  gone: GoneEntity[];
}

/** Writes every planned page and its payload as soon as they are drawn; keeps only a record of each. */
export async function prerender(planned: PlannedPage[], context: PrerenderContext): Promise<Prerendered> {
  const result: Prerendered = { records: new StoredMap(), failures: [], gone: [] };
  const run = async (page: PlannedPage) => {
    try {
      const { record, outcome } = await prerenderPage(page, context);
      result.records.set(page.address, record);
      context.onPage(outcome);
    } catch (error) {
      const gone = goneEntity(page, error);
      if (gone) result.gone.push(gone);
      else result.failures.push(failureOf(page.address, error));
      context.onPage(gone ? 'gone' : 'failed');
    }
  };
  // What the second group may be able to keep is known only when the calls of the first have been made.
  const [first, second] = byCertainty(planned, context.previous);
  await forEach(first, context.concurrency, run);
  await forEach(second, context.concurrency, run);
  return result;
}

/**
 * Several at once, without a promise for each of those that wait. Between two of them the process hears what the world
 * has to say: pages that are drawn from data at hand wait for nothing, and a connection that the API has closed
 * meanwhile must not be used again.
 */
async function forEach<Item>(items: Item[], atOnce: number, work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const item of rest) {
      await work(item);
      await setImmediate();
    }
  });
  await Promise.all(workers);
}

/** Pages that are loaded in any case, and pages whose detail replies may still be good. */
function byCertainty(planned: PlannedPage[], previous?: Previous): [PlannedPage[], PlannedPage[]] {
  const groups = Map.groupBy(planned, ({ address }) => (previous?.record.pages.get(address)?.details.length ?? 0) > 0);
  return [groups.get(false) ?? [], groups.get(true) ?? []];
}

async function prerenderPage(
  planned: PlannedPage,
  context: PrerenderContext,
): Promise<{ record: PageRecord; outcome: Outcome }> {
  const { previous, source, today } = context;
  const before = previous?.dataCurrent ? previous.record.pages.get(planned.address) : undefined;
  const current = before?.name === planned.name && (await source.isCurrent(before, today)) ? before : undefined;
  const drawingOf = (data: string) => hash('sha1', `${context.drawingKey}\0${data}\0${planned.name}`, 'base64url');
  const keptFrom = (drawing: string) =>
    previous && before?.drawing === drawing && keepFiles(before, context.tree, previous.dir) ? before : undefined;
  // What nothing has changed about is kept without being read.
  const untouched = current && keptFrom(drawingOf(current.data));
  if (untouched) return { record: untouched, outcome: 'kept' };

  const stored = current && previous && storedData(current, previous);
  const loaded = stored ?? (await load(planned, context));
  const uses = loaded.uses ?? usesOf(before);
  const data = hash('sha1', loaded.json, 'base64url');
  const drawing = drawingOf(data);
  const kept = keptFrom(drawing);
  if (kept) return { record: { ...kept, ...uses }, outcome: 'kept' };
  const { html, facts } = await context.pool.draw(planned, loaded.json);
  const payload = payloadOf(context.pool.drawing.appId, loaded.json);
  context.tree.write(payloadFile(planned.address), payload);
  context.tree.write(pageFile(planned.address), html);
  const { address, name } = planned;
  const bytes: PageRecord['bytes'] = [Buffer.byteLength(html), Buffer.byteLength(payload)];
  return { record: { address, name, ...uses, data, drawing, bytes, facts }, outcome: stored ? 'drawn' : 'loaded' };
}

interface Loaded {
  json: string;
  uses?: Uses;
}

async function load({ name, params, page }: PlannedPage, { pages, source, today }: PrerenderContext): Promise<Loaded> {
  const content = await pages[name].content();
  const { api, uses } = source.tracked();
  const data = await content.load({
    api,
    params,
    page,
    get today() {
      uses.calls[TODAY] = today;
      return today;
    },
  });
  return { json: JSON.stringify(data), uses };
}

/**
 * The data of a page as the last build wrote it; undefined where somebody has changed it since. Its text is taken as it is:
 * only the code's id stands before it.
 */
function storedData(record: PageRecord, previous: Previous): Loaded | undefined {
  if (changedFiles(record, previous.dir).includes(payloadFile(record.address))) return undefined;
  const payload = readFileSync(path.join(previous.dir, payloadFile(record.address)), 'utf8');
  const start = payload.indexOf(PAYLOAD_DATA);
  return { json: payload.slice(start + PAYLOAD_DATA.length, -1) };
}

const PAYLOAD_DATA = ',"data":';

function usesOf(record: PageRecord | undefined): Uses {
  return { details: record?.details ?? [], shows: record?.shows ?? [], calls: record?.calls ?? {} };
}

/** Takes the files of a page over from another tree. False when they are not there as they were written. */
export function keepFiles(page: PageRecord, tree: Tree, fromDir: string): boolean {
  if (changedFiles(page, fromDir).length > 0) return false;
  for (const file of [pageFile(page.address), payloadFile(page.address)]) tree.keep(file, fromDir);
  return true;
}
