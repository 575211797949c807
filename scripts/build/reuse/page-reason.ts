import type { Source } from '../api/source.ts';
import type { PageDependencies } from '../api/tracking-client.ts';
import type { CachedPage, RenderInputs } from '../cache/build-cache.ts';
import type { PreviousBuild } from '../cache/previous-build.ts';
import type { PageOutcome, Reason } from '../report/page-outcome.ts';
import { reasonOfDataChange } from './data-change.ts';

interface ReasonContext {
  previous?: PreviousBuild;
  source: Pick<Source, 'entityHashes'>;
  /** Hashes of the common render inputs of all pages. */
  renderInputs: RenderInputs;
}

/** Why a page with unchanged data is rendered again. */
export function reasonOfRendering(
  renderHash: string,
  before: CachedPage,
  { previous, renderInputs }: ReasonContext,
): Reason {
  if (before.renderHash === renderHash) return { why: 'its files were changed or lost' };
  const last = previous?.cache.renderInputs;
  if (last?.code !== renderInputs.code) return { why: 'the code changed' };
  return { why: last.layout === renderInputs.layout ? 'a setting changed' : 'the data of the layout changed' };
}

/** Why the data of a page differs from that of the last build. */
export function reasonOfFetching(
  before: CachedPage | undefined,
  dependencies: Omit<PageDependencies, 'leftOut'>,
  { previous, source }: ReasonContext,
): Reason {
  if (!previous) return { why: 'there is no last build' };
  if (previous.staleReason !== undefined) return { why: previous.staleReason };
  if (!before) return { why: 'new' };
  return reasonOfDataChange(before, dependencies, {
    last: previous.cache.entityHashes,
    current: source.entityHashes,
  });
}

/** The outcome of a page in all attempts of a build: the one before this may have fetched what this one has reused. */
export function outcomeSince(
  lastBuild: PreviousBuild | undefined,
  page: CachedPage,
  context: Omit<ReasonContext, 'previous'>,
): PageOutcome {
  const since = { ...context, previous: lastBuild };
  const before = lastBuild?.staleReason === undefined ? lastBuild?.cache.pages.get(page.pathname) : undefined;
  if (before?.renderHash === page.renderHash) return { outcome: 'reused', why: 'nothing changed' };
  return before?.dataHash === page.dataHash
    ? { outcome: 'rerendered', ...reasonOfRendering(page.renderHash, before, since) }
    : { outcome: 'fetched', ...reasonOfFetching(before, page, since) };
}
