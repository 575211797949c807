import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type LazyList, positionsBy, itemsAt } from '../../../src/lib/data/long-list.ts';
import type { LoadContext, Page } from '../../../src/pages/define-page.ts';
import { type RouteName, routes } from '../../../src/routes.ts';
import { payloadDataJson, payloadJson } from '../../../src/app/router/page-state.ts';
import type { RenderPool } from './render-pool.ts';
import { type Failure, failureOf } from '../report/failure.ts';
import { deletedEntityOf, type DeletedEntity } from '../crawl/deleted-entities.ts';
import { DiskMap } from '../cache/disk-map.ts';
import type { CachedPage, RenderInputs } from '../cache/build-cache.ts';
import { fingerprintOf } from '../cache/fingerprint.ts';
import { outcomeSince, reasonOfFetching, reasonOfRendering } from '../reuse/page-reason.ts';
import type { PageDependencies } from '../api/tracking-client.ts';
import { type Source, TODAY_KEY } from '../api/source.ts';
import { pageFile, payloadFile } from '../page/page-files.ts';
import type { OutputTree } from '../output/output-tree.ts';
import { changedFiles } from '../page/integrity.ts';
import { isKept } from '../page/kept-files.ts';
import type { PlannedPage } from '../page/planned-page.ts';
import type { PageOutcome } from '../report/page-outcome.ts';
import { reusePageFiles } from '../output/reuse-page-files.ts';
import type { PreviousBuild } from '../cache/previous-build.ts';

export interface PrerenderContext {
  pages: Record<RouteName, Page>;
  source: Source;
  renderPool: RenderPool;
  /** Hashes of the common render inputs of all pages. */
  renderInputs: RenderInputs;
  tree: OutputTree;
  /** What is reused: the last build, or an earlier attempt of this one. */
  previous?: PreviousBuild;
  /** What the outcomes are compared with. */
  lastBuild?: PreviousBuild;
  concurrency: number;
  today: string;
  onPage: (pathname: string, result: PageOutcome) => void;
}

export interface Prerendered {
  pages: DiskMap<CachedPage>;
  failures: Failure[];
  /** Entities of lists that the API has deleted; their pages are not written. */
  deleted: DeletedEntity[];
}

/** Writes every planned page and its payload as soon as they are rendered; keeps only the data for the build cache. */
export async function prerender(planned: LazyList<PlannedPage>, context: PrerenderContext): Promise<Prerendered> {
  const result: Prerendered = { pages: new DiskMap(), failures: [], deleted: [] };
  const renderFingerprint = fingerprintOf(context.renderInputs);
  const figuresOf = (slug: string) => result.pages.get(routes.equipmentItem.href({ slug }))?.facts.model?.tasks;
  const run = async (page: PlannedPage) => {
    try {
      const { cached, pageOutcome } = await prerenderPage(page, { ...context, renderFingerprint, figuresOf });
      result.pages.set(page.pathname, cached);
      const isLaterAttempt = context.previous !== context.lastBuild;
      context.onPage(page.pathname, isLaterAttempt ? outcomeSince(context.lastBuild, cached, context) : pageOutcome);
    } catch (error) {
      const deleted = deletedEntityOf(page, error);
      const failure = failureOf(page.pathname, error);
      if (deleted) result.deleted.push(deleted);
      else result.failures.push(failure);
      const { reason } = deleted ?? failure;
      context.onPage(page.pathname, { outcome: deleted ? 'deleted' : 'failed', why: reason });
    }
  };
  const groups = positionsBy(planned, (page) => groupOf(page, context));
  for (const group of GROUPS) {
    // If the page of a model has failed, its figures would be requested and fail again.
    if (group === 'shows models' && result.failures.length + result.deleted.length > 0) break;
    await forEachConcurrently(itemsAt(planned, groups.get(group) ?? []), context.concurrency, run);
  }
  return result;
}

/**
 * The groups of pages, in their order: whether detail replies of the last build are unchanged is known only after the calls of
 * the others, and the figures of models when their pages are rendered.
 */
const GROUPS = ['is fetched', 'may be reused', 'shows models'] as const;

function groupOf({ name, pathname }: PlannedPage, { pages, previous }: PrerenderContext): (typeof GROUPS)[number] {
  if (pages[name].showsModels) return 'shows models';
  const details = previous?.cache.pages.get(pathname)?.details ?? [];
  return details.length > 0 ? 'may be reused' : 'is fetched';
}

/**
 * Processes several items at once without a promise for each waiting one. Events are handled between two items: rendering from
 * stored data is synchronous, and a connection that the API has closed meanwhile must not be used again.
 */
async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = Iterator.from(items);
  const workers = Array.from({ length: atOnce }, async () => {
    for (const item of rest) {
      await work(item);
      await setImmediate();
    }
  });
  await Promise.all(workers);
}

interface PagesContext extends PrerenderContext {
  renderFingerprint: string;
  /** Returns the figures of a model whose page has been rendered. */
  figuresOf: LoadContext['figuresOf'];
}

async function prerenderPage(
  planned: PlannedPage,
  context: PagesContext,
): Promise<{ cached: CachedPage; pageOutcome: PageOutcome }> {
  const { previous, source, today, pages } = context;
  const isStale = previous?.staleReason !== undefined;
  const before = isStale ? undefined : previous?.cache.pages.get(planned.pathname);
  // The figures of models are not a call, so they cannot be compared.
  const mayBeCurrent = before?.name === planned.name && !pages[planned.name].showsModels;
  const current = mayBeCurrent && (await source.isUnchanged(before, today)) ? before : undefined;
  const renderHashOf = (data: string) =>
    hash('sha1', `${context.renderFingerprint}\0${data}\0${planned.name}`, 'base64url');
  const reusedPage = (renderHash: string) =>
    previous && before?.renderHash === renderHash && reusePageFiles(before, context.tree, previous.dir)
      ? before
      : undefined;
  // A page without changes is reused without reading it.
  const unchanged = current && reusedPage(renderHashOf(current.dataHash));
  if (unchanged) return { cached: unchanged, pageOutcome: { outcome: 'reused', why: 'nothing changed' } };

  const stored = current && previous && cachedPageData(current, previous);
  const loaded = stored ?? (await loadPageData(planned, context, before));
  const dependencies = loaded.dependencies ?? dependenciesOf(before);
  const dataHash = hash('sha1', loaded.json, 'base64url');
  const renderHash = renderHashOf(dataHash);
  const reused = reusedPage(renderHash);
  if (reused)
    return {
      cached: { ...reused, ...dependencies },
      pageOutcome: { outcome: 'reused', why: 'its data is the same' },
    };
  const reason =
    before?.dataHash === dataHash
      ? reasonOfRendering(renderHash, before, context)
      : reasonOfFetching(before, dependencies, context);
  const { html, payloadHead, facts } = await context.renderPool.render(planned, loaded.json);
  const payload = payloadJson(context.renderPool.context.appId, payloadHead, loaded.json);
  const { pathname, name } = planned;
  const payloadSize = context.tree.write(payloadFile(pathname), payload);
  const fileSizes: CachedPage['fileSizes'] = [context.tree.write(pageFile(pathname), html), payloadSize];
  return {
    cached: { pathname, name, ...dependencies, dataHash, renderHash, fileSizes, facts },
    pageOutcome: { outcome: stored ? 'rerendered' : 'fetched', ...reason },
  };
}

interface PageData {
  json: string;
  dependencies?: PageDependencies;
}

async function loadPageData(
  { name, params, page }: PlannedPage,
  { pages, source, today, figuresOf }: PagesContext,
  last: CachedPage | undefined,
): Promise<PageData> {
  const content = await pages[name].content();
  const { api, dependencies } = source.trackPage(last);
  const data = await content.load({
    api,
    params,
    page,
    figuresOf,
    get today() {
      dependencies.replies[TODAY_KEY] = today;
      return today;
    },
  });
  return { json: JSON.stringify(data), dependencies };
}

/** The data of a page in the last build; undefined if the file has been modified or was not downloaded. */
function cachedPageData(page: CachedPage, previous: PreviousBuild): PageData | undefined {
  const file = payloadFile(page.pathname);
  if (isKept(previous.dir, file) || changedFiles(page, previous.dir).includes(file)) return undefined;
  return { json: payloadDataJson(readFileSync(path.join(previous.dir, file), 'utf8')) };
}

function dependenciesOf(page: CachedPage | undefined): PageDependencies {
  const { details = [], entities = [], summaries = [], replies = {}, leftOut } = page ?? {};
  return { details, entities, summaries, replies, leftOut };
}
