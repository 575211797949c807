import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { canonicalPathname } from '../../lib/address/pathname.ts';
import { classifyHref } from '../../lib/address/navigation-guard.ts';
import { loadAllStyles } from '../../lib/browser/all-styles.ts';
import { hasUnsavedWork } from '../../lib/browser/unsaved-work.ts';
import { MissingPageError } from '../../pages/missing-page-error.ts';
import type { PageContent } from '../../pages/define-page.ts';
import type { Route, RouteName } from '../../routes.ts';
import { ErrorResponse } from '../errors/error-response.ts';
import { breadcrumbsOf } from '../router/breadcrumbs.ts';
import type { LoadedPage, PageState } from '../router/page-state.ts';
import { openDocument } from '../../lib/browser/open-document.ts';
import type { PayloadResult, PayloadCache } from './payload-cache.ts';
import { allowFullLoad } from './full-load.ts';
import { withinLimit } from '../../lib/browser/chunk-limit.ts';
import { OfflineError, recoverByFullLoad, recoverChunk, SilentHostError } from '../../lib/browser/chunk-recovery.ts';
import { isMissingChunk } from '../../lib/browser/missing-chunk.ts';
import type { ViewLoader } from './view-loader.ts';

export interface PageLoaderOptions {
  state: PageState;
  views: ViewLoader;
  payloads: PayloadCache;
  /** The id of newer published code; the next page is then loaded with it. */
  publishedApp: () => string | undefined;
  /** The URL of the current navigation with its fragment, which the loader's request lacks. */
  target: () => string;
  /** The stored data of the page on a navigation back. */
  returning: () => { data: unknown } | undefined;
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
      if (error instanceof OfflineError) return source.onOffline(source.target());
      if (error instanceof SilentHostError || isMissingChunk(error)) return source.onUnavailable();
      throw error;
    }
  };
}

async function loadPage(source: PageLoaderOptions, name: RouteName, { request, params }: LoaderFunctionArgs) {
  const pathname = pathnameOf(request.url);
  const target = source.target();
  const newer = source.publishedApp();
  if (newer !== undefined && !hasUnsavedWork() && allowFullLoad(newer)) return openDocument(target);
  const returning = source.returning();
  const [payload, content] = await Promise.all([
    returning ? currentPayload(returning.data, source) : requestKnownPayload(source, pathname),
    withinLimit(loadPageModules(source.views, name)).catch((error: unknown) => recoverChunk(target, error)),
  ]);
  if (payload.kind === 'redirect') return safeRedirect(payload.to);
  const isCurrentApp = payload.kind === 'found' && payload.app === source.state.app;
  if (payload.kind === 'found' && !isCurrentApp && !hasUnsavedWork() && allowFullLoad(payload.app))
    return openDocument(target);

  const { page: number = '1', ...rest } = params as Record<string, string>;
  const page = Number(number);
  if (isCurrentApp && payload.copiedAt) source.onStale(pathname, payload.copiedAt);
  const data = isCurrentApp
    ? payload.data
    : await requestFromApi(source, content, { params: rest, page, pathname }, target);
  const head = content.head(data, { page });
  return { data, breadcrumbs: breadcrumbsOf(pathname, head, content.ancestors?.(data)), head } satisfies LoadedPage;
}

function currentPayload(data: unknown, { state }: PageLoaderOptions): PayloadResult {
  return { kind: 'found', app: state.app, data };
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

async function loadPageModules(views: ViewLoader, name: RouteName): Promise<PageContent<Route, unknown>> {
  const [content] = await Promise.all([views.content(name), views.load(name), loadAllStyles()]);
  return content;
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

function safeRedirect(target: string): Response {
  const verdict = classifyHref(target);
  if (verdict.kind !== 'internal') throw new ErrorResponse(404, `Page Not Found: ${target}`);
  return redirect(verdict.href);
}

interface PageRequest {
  params: Record<string, string>;
  page: number;
  pathname: string;
}

/**
 * Only a 'not found' reply of the API makes a page a 404. After any other failure the whole document is loaded, unless the host
 * has just replied that it has no such page.
 */
async function requestFromApi(
  { state, payloads, isKnownMissing }: PageLoaderOptions,
  content: PageContent<Route, unknown>,
  { params, page, pathname }: PageRequest,
  url: string,
): Promise<unknown> {
  const { loadFromApi } = await withinLimit(import('./load-from-api.ts')).catch((error: unknown) =>
    recoverChunk(url, error),
  );
  try {
    return await loadFromApi(content, { params, page }, state.shell.config.apiBaseUrl);
  } catch (error) {
    const { reportFailure } = await import('../../features/api-client/report-failure.ts');
    const { isMissingEntity } = await import('../../features/api-client/failure-report.ts');
    const isMissing = error instanceof MissingPageError || isMissingEntity(error) || isKnownMissing(pathname);
    if (isMissing) throw new ErrorResponse(404, `Page not found: ${pathname}`);
    const seen = payloads.getStale(pathname);
    if (seen?.kind === 'found' && seen.app === state.app) return seen.data;
    return recoverByFullLoad(url, error).catch((cause: unknown) => {
      if (cause instanceof OfflineError || cause instanceof SilentHostError) throw cause;
      const report = reportFailure(error);
      throw new ErrorResponse((report?.isFatal && report.statusCode) || 500, report?.message);
    });
  }
}
