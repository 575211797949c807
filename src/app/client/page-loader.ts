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
import { mayLoadFor } from './full-load.ts';
import { OfflineError, recoverByFullLoad, recoverChunk, SilentHostError } from '../../lib/browser/chunk-recovery.ts';
import { isMissingChunk } from '../../lib/browser/missing-chunk.ts';
import type { ViewLoader } from './view-loader.ts';

export interface PageLoaderOptions {
  state: PageState;
  views: ViewLoader;
  payloads: PayloadCache;
  /** The id of newer code that has been published: the next page should come with it. */
  publishedApp: () => string | undefined;
  /** The address of the navigation that is under way with its fragment, which a request does not have. */
  target: () => string;
  /** The data of a page that the visitor goes back to. */
  returning: () => { data: unknown } | undefined;
  /** The host has just said that it knows no page of this address. */
  isKnownMissing: (address: string) => boolean;
  /** What is shown is a copy of this age. */
  onStale: (address: string, date: Date) => void;
  /** Without a connection: what else can be shown of the target, or the page that is there. */
  onOffline: (target: string) => Promise<never>;
  /** The code of the page does not come, or no answer at all: the page on the screen stays. */
  onUnavailable: () => Promise<never>;
}

export type LoadPage = (name: RouteName, args: LoaderFunctionArgs) => Promise<LoadedPage | Response>;

/** Loads a page for the router: by its payload, else by the API's own answer, else as a whole document. */
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
  if (newer !== undefined && !hasUnsavedWork() && mayLoadFor(newer)) return openDocument(target);
  const returning = source.returning();
  const [payload, content] = await Promise.all([
    returning ? currentPayload(returning.data, source) : requestKnownPayload(source, pathname),
    loadPageModules(source.views, name).catch((error: unknown) => recoverChunk(target, error)),
  ]);
  if (payload.kind === 'redirect') return safeRedirect(payload.to);
  const isCurrentApp = payload.kind === 'found' && payload.app === source.state.app;
  if (payload.kind === 'found' && !isCurrentApp && !hasUnsavedWork() && mayLoadFor(payload.app))
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

/** A page that was taken back leaves its data behind for a while. */
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

/** A host that cannot be reached is not the last word: the page may have been seen before, or the API may know it. */
async function requestPayload(payloads: PayloadCache, address: string): Promise<PayloadResult> {
  try {
    return await payloads.get(address);
  } catch {
    return payloads.getStale(address) ?? MISSING;
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
 * Only the API's own word makes a page a 404. Whatever else it fails with, the whole document may still be there, unless the
 * host has just shown the page for what it does not know.
 */
async function requestFromApi(
  { state, payloads, isKnownMissing }: PageLoaderOptions,
  content: PageContent<Route, unknown>,
  { params, page, pathname }: PageRequest,
  url: string,
): Promise<unknown> {
  const { loadFromApi } = await import('./load-from-api.ts').catch((error: unknown) => recoverChunk(url, error));
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
