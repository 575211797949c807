import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Page } from '../../../src/pages/page.ts';
import type { RouteName } from '../../../src/routes.ts';
import { payloadJson } from './render-page.ts';
import type { RenderPool } from './render-pool.ts';
import { type Failure, failureOf } from '../report/failure.ts';
import { deletedEntityOf, type DeletedEntity } from '../crawl/deleted-entities.ts';
import { DiskMap } from '../cache/disk-map.ts';
import type { CachedPage } from '../cache/build-cache.ts';
import type { PageDependencies } from '../api/tracking-client.ts';
import { type Source, TODAY_KEY } from '../api/source.ts';
import { pageFile, payloadFile } from '../page/page-files.ts';
import type { OutputTree } from '../output/output-tree.ts';
import { changedFiles } from '../page/integrity.ts';
import type { PlannedPage } from '../page/planned-page.ts';
import type { Outcome } from '../report/outcome.ts';
import { reusePageFiles } from '../output/reuse-page-files.ts';
import type { PreviousBuild } from '../cache/previous-build.ts';

export interface PrerenderContext {
  pages: Record<RouteName, Page>;
  source: Source;
  renderPool: RenderPool;
  /** Hash of everything that pages are drawn with besides their data. */
  renderFingerprint: string;
  tree: OutputTree;
  previous?: PreviousBuild | undefined;
  concurrency: number;
  today: string;
  onPage: (outcome: Outcome) => void;
}

export interface Prerendered {
  pages: DiskMap<CachedPage>;
  failures: Failure[];
  /** Entities that their list names and the API does not know; their pages are not written. */
  deleted: DeletedEntity[];
}

/** Writes every planned page and its payload as soon as they are drawn; keeps only a record of each. */
export async function prerender(planned: PlannedPage[], context: PrerenderContext): Promise<Prerendered> {
  const result: Prerendered = { pages: new DiskMap(), failures: [], deleted: [] };
  const run = async (page: PlannedPage) => {
    try {
      const { record, outcome } = await prerenderPage(page, context);
      result.pages.set(page.pathname, record);
      context.onPage(outcome);
    } catch (error) {
      const deleted = deletedEntityOf(page, error);
      if (deleted) result.deleted.push(deleted);
      else result.failures.push(failureOf(page.pathname, error));
      context.onPage(deleted ? 'deleted' : 'failed');
    }
  };
  // What the second group may be able to keep is known only when the calls of the first have been made.
  const [first, second] = splitByReusability(planned, context.previous);
  await forEachConcurrently(first, context.concurrency, run);
  await forEachConcurrently(second, context.concurrency, run);
  return result;
}

/**
 * Several at once, without a promise for each of those that wait. Between two of them the process hears what the world
 * has to say: pages that are drawn from data at hand wait for nothing, and a connection that the API has closed
 * meanwhile must not be used again.
 */
async function forEachConcurrently<Item>(
  items: Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
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
function splitByReusability(planned: PlannedPage[], previous?: PreviousBuild): [PlannedPage[], PlannedPage[]] {
  const groups = Map.groupBy(planned, ({ pathname }) => (previous?.cache.pages.get(pathname)?.details.length ?? 0) > 0);
  return [groups.get(false) ?? [], groups.get(true) ?? []];
}

async function prerenderPage(
  planned: PlannedPage,
  context: PrerenderContext,
): Promise<{ record: CachedPage; outcome: Outcome }> {
  const { previous, source, today } = context;
  const before = previous?.isDataCurrent ? previous.cache.pages.get(planned.pathname) : undefined;
  const current = before?.name === planned.name && (await source.isUnchanged(before, today)) ? before : undefined;
  const drawingOf = (data: string) =>
    hash('sha1', `${context.renderFingerprint}\0${data}\0${planned.name}`, 'base64url');
  const keptFrom = (drawing: string) =>
    previous && before?.renderHash === drawing && reusePageFiles(before, context.tree, previous.dir)
      ? before
      : undefined;
  // What nothing has changed about is kept without being read.
  const untouched = current && keptFrom(drawingOf(current.dataHash));
  if (untouched) return { record: untouched, outcome: 'reused' };

  const stored = current && previous && cachedPageData(current, previous);
  const loaded = stored ?? (await loadPageData(planned, context));
  const uses = loaded.dependencies ?? dependenciesOf(before);
  const dataHash = hash('sha1', loaded.json, 'base64url');
  const renderHash = drawingOf(dataHash);
  const kept = keptFrom(renderHash);
  if (kept) return { record: { ...kept, ...uses }, outcome: 'reused' };
  const { html, facts } = await context.renderPool.render(planned, loaded.json);
  const payload = payloadJson(context.renderPool.context.appId, loaded.json);
  context.tree.write(payloadFile(planned.pathname), payload);
  context.tree.write(pageFile(planned.pathname), html);
  const { pathname, name } = planned;
  const fileSizes: CachedPage['fileSizes'] = [Buffer.byteLength(html), Buffer.byteLength(payload)];
  return {
    record: { pathname, name, ...uses, dataHash, renderHash, fileSizes, facts },
    outcome: stored ? 'rerendered' : 'fetched',
  };
}

interface PageData {
  json: string;
  dependencies?: PageDependencies;
}

async function loadPageData(
  { name, params, page }: PlannedPage,
  { pages, source, today }: PrerenderContext,
): Promise<PageData> {
  const content = await pages[name].content();
  const { api, uses: dependencies } = source.trackPage();
  const data = await content.load({
    api,
    params,
    page,
    get today() {
      dependencies.replies[TODAY_KEY] = today;
      return today;
    },
  });
  return { json: JSON.stringify(data), dependencies };
}

/**
 * The data of a page as the last build wrote it; undefined where somebody has changed it since. Its text is taken as it is:
 * only the code's id stands before it.
 */
function cachedPageData(record: CachedPage, previous: PreviousBuild): PageData | undefined {
  if (changedFiles(record, previous.dir).includes(payloadFile(record.pathname))) return undefined;
  const payload = readFileSync(path.join(previous.dir, payloadFile(record.pathname)), 'utf8');
  const start = payload.indexOf(PAYLOAD_DATA);
  return { json: payload.slice(start + PAYLOAD_DATA.length, -1) };
}

const PAYLOAD_DATA = ',"data":';

function dependenciesOf(record: CachedPage | undefined): PageDependencies {
  return { details: record?.details ?? [], entities: record?.entities ?? [], replies: record?.replies ?? {} };
}
