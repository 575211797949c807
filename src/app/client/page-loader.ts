import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { canonicalPathname } from '../../lib/address/pathname.ts';
import { classifyHref } from '../../lib/address/navigation-guard.ts';
import { loadPageStyles } from '../../lib/browser/styles.ts';
import { MissingPageError } from '../../pages/missing-page-error.ts';
import { pages } from '../../pages/index.ts';
import type { RouteName } from '../../routes.ts';
import { ErrorResponse } from '../errors/error-response.ts';
import { breadcrumbsOf } from '../router/breadcrumbs.ts';
import { pageHeadOf } from '../router/page-head.ts';
import type { LoadedPage, PageState } from '../router/page-state.ts';
import type { PayloadResult, PayloadCache } from './payload-cache.ts';
import { loadOtherCode } from './full-load.ts';
import { withinLimit } from '../../lib/browser/chunk-limit.ts';
import { OfflineError, recoverByFullLoad, recoverChunk, SilentHostError } from '../../lib/browser/chunk-recovery.ts';
import { isMissingChunk } from '../../lib/browser/missing-chunk.ts';
import type { ViewLoader } from './view-loader.tsx';

export interface PageLoaderOptions {
  state: PageState;
  views: ViewLoader;
  payloads: PayloadCache;
  /** The id of the published code; if it is not the running one, the next page is loaded with it. */
  publishedApp: () => string;
  /** The URL of the current navigation with its fragment, which the loader's request lacks. */
  target: () => string;
  /** The stored page on a navigation back. */
  returning: () => Required<LoadedPage> | undefined;
  /** Whether the host has just replied that it has no page at this URL. */
  isKnownMissing: (pathname: string) => boolean;
  /** Called when the page comes from a cache; `date` is when it was cached. */
  onStale: (pathname: string, date: Date) => void;
  /** Called without a connection: shows a cached page or cancels the navigation. */
  onOffline: (target: string) => Promise<never>;
  /** Called when neither the page's code nor any reply arrives: the current page stays. */
  onUnavailable: () => Promise<never>;
}

export type LoadPage = (name: RouteName, args: LoaderFunctionArgs) => Promise<LoadedPage | Response>;

/** Loads a page for the router: from its payload, else from the API, else as a whole document. */
export function createPageLoader(source: PageLoaderOptions): LoadPage {
  return async (name, args) => {
    try {
      return await loadPage(source, name, args);
    } catch (error) {
      // The visitor has gone elsewhere, and a notice would be about another page.
      if (args.request.signal.aborted) throw error;
      if (error instanceof OfflineError) return source.onOffline(source.target());
      if (error instanceof SilentHostError || isMissingChunk(error)) return source.onUnavailable();
      throw error;
    }
  };
}

async function loadPage(source: PageLoaderOptions, name: RouteName, { request, params }: LoaderFunctionArgs) {
  const { signal } = request;
  const isLeft = () => signal.aborted;
  const pathname = pathnameOf(request.url);
  const target = source.target();
  const published = source.publishedApp();
  if (published !== source.state.app) await loadOtherCode(published, target, signal);
  const returning = source.returning();
  const { load, loadWhole } = source.views;
  const loadView = isShownFromTop(target) ? load : loadWhole;
  const [payload] = await Promise.all([
    returning ? currentPayload(returning, source) : requestKnownPayload(source, pathname),
    withinLimit(Promise.all([loadView(name), loadPageStyles(name)])).catch((error: unknown) =>
      recoverChunk(target, error, isLeft),
    ),
  ]);
  signal.throwIfAborted();
  if (payload.kind === 'redirect') return safeRedirect(payload.to, target);
  if (payload.kind === 'found' && payload.app === source.state.app) {
    if (payload.copiedAt) source.onStale(pathname, payload.copiedAt);
    return payload.page;
  }
  if (payload.kind === 'found') await loadOtherCode(payload.app, target, signal);
  const { page = '1', ...rest } = params as Record<string, string>;
  return requestFromApi(source, { name, params: rest, page: Number(page), pathname, isLeft }, target);
}

/** On a navigation back the browser has the target's URL already. */
function isShownFromTop(target: string): boolean {
  return target !== location.href && new URL(target).hash === '';
}

function currentPayload(page: Required<LoadedPage>, { state }: PageLoaderOptions): PayloadResult {
  return { kind: 'found', app: state.app, page };
}

/** The payload of a deleted page may still be cached. */
function requestKnownPayload(
  { isKnownMissing, payloads }: PageLoaderOptions,
  pathname: string,
): PayloadResult | Promise<PayloadResult> {
  return isKnownMissing(pathname) ? MISSING : requestPayload(payloads, pathname);
}

function pathnameOf(url: string): string {
  const { pathname } = new URL(url);
  try {
    return canonicalPathname(pathname);
  } catch {
    throw new ErrorResponse(404, `Page Not Found: ${pathname}`);
  }
}

/** After a network failure a payload seen before or the API may still have the page. */
async function requestPayload(payloads: PayloadCache, pathname: string): Promise<PayloadResult> {
  try {
    return await payloads.get(pathname);
  } catch {
    return payloads.getStale(pathname) ?? MISSING;
  }
}

const MISSING: PayloadResult = { kind: 'missing' };

/** Like a redirect of a host, it keeps the query and the fragment. */
function safeRedirect(to: string, from: string): Response {
  const verdict = classifyHref(to);
  if (verdict.kind !== 'internal') throw new ErrorResponse(404, `Page Not Found: ${to}`);
  const { search, hash } = new URL(from);
  return redirect(verdict.href + search + hash);
}

interface PageRequest {
  name: RouteName;
  params: Record<string, string>;
  page: number;
  pathname: string;
  isLeft: () => boolean;
}

/**
 * Only a 'not found' reply of the API makes a page a 404. After any other failure the whole document is loaded, unless the host
 * has just replied that it has no such page.
 */
async function requestFromApi(
  { state, isKnownMissing }: PageLoaderOptions,
  { name, params, page, pathname, isLeft }: PageRequest,
  url: string,
): Promise<LoadedPage> {
  const [{ loadFromApi }, content] = await withinLimit(
    Promise.all([import('./load-from-api.ts'), pages[name].content()]),
  ).catch((error: unknown) => recoverChunk(url, error, isLeft));
  try {
    const data = await loadFromApi(content, { params, page }, state.shell.config.apiBaseUrl);
    const head = content.head(data, { page });
    return { data, breadcrumbs: breadcrumbsOf(pathname, head, content.ancestors?.(data)), head: pageHeadOf(head) };
  } catch (error) {
    const [{ reportFailure }, { isMissingEntity }] = await withinLimit(
      Promise.all([import('../../features/api-client/report-failure.ts'), import('../../api/client/errors.ts')]),
    );
    const isMissing = error instanceof MissingPageError || isMissingEntity(error) || isKnownMissing(pathname);
    if (isMissing) throw new ErrorResponse(404, `Page not found: ${pathname}`);
    return recoverByFullLoad(url, error, isLeft).catch((cause: unknown) => {
      if (cause instanceof OfflineError || cause instanceof SilentHostError) throw cause;
      const report = reportFailure(error);
      throw new ErrorResponse((report?.isFatal && report.statusCode) || 500, report?.message);
    });
  }
}
