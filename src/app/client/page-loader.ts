import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { canonicalAddress } from '../../lib/address/pathname.ts';
import { judgeAddress } from '../../lib/address/navigation-guard.ts';
import { hasUnsavedWork } from '../../lib/browser/unsaved-work.ts';
import { pages } from '../../pages/index.ts';
import { MissingPageError } from '../../pages/missing-page-error.ts';
import type { PageContent } from '../../pages/page.ts';
import type { Route, RouteName } from '../../routes.ts';
import { ErrorResponse } from '../errors/error-response.ts';
import { type LoadedPage, type PageState, trailOf } from '../router/page-state.ts';
import { openDocument } from '../../lib/browser/open-document.ts';
import type { PayloadAnswer, Payloads } from './payload-cache.ts';
import { OfflineError, recover } from '../../lib/browser/chunk-recovery.ts';
import type { Views } from './view-loader.ts';

export interface PageSource {
  state: PageState;
  views: Views;
  payloads: Payloads;
  /** Newer code has been published: the next page should come with it. */
  isOutdated: () => boolean;
  /** The host has just said that it knows no page of this address. */
  isUnknown: (address: string) => boolean;
  /** What is shown is a copy of this age. */
  onCopy: (address: string, date: Date) => void;
  /** Without a connection: what else can be shown of the target, or the page that is there. */
  doWithout: (target: string) => Promise<never>;
}

export type LoadPage = (name: RouteName, args: LoaderFunctionArgs) => Promise<LoadedPage | Response>;

/** Loads a page for the router: by its payload, else by the API's own answer, else as a whole document. */
export function createPageLoader(source: PageSource): LoadPage {
  return async (name, args) => {
    try {
      return await loadPage(source, name, args);
    } catch (error) {
      if (error instanceof OfflineError) return source.doWithout(args.request.url);
      throw error;
    }
  };
}

async function loadPage(source: PageSource, name: RouteName, { request, params }: LoaderFunctionArgs) {
  const address = addressOf(request.url);
  if (source.isOutdated() && !hasUnsavedWork()) return openDocument(request.url);
  const [payload, content] = await Promise.all([
    // A page that was taken back leaves its data behind for a while.
    source.isUnknown(address) ? MISSING : askHost(source.payloads, address),
    codeOf(source.views, name).catch((error: unknown) => recover(request.url, error)),
  ]);
  if (payload.kind === 'redirect') return redirectTo(payload.to);
  const isOurs = payload.kind === 'found' && payload.app === source.state.app;
  if (payload.kind === 'found' && !isOurs && !hasUnsavedWork()) return openDocument(request.url);

  const { page: number = '1', ...rest } = params as Record<string, string>;
  const page = Number(number);
  if (isOurs && payload.copiedAt) source.onCopy(address, payload.copiedAt);
  const data = isOurs ? payload.data : await askApi(source, content, { params: rest, page, address }, request.url);
  const head = content.head(data, { page });
  return { data, trail: trailOf(address, head, content.crumbs?.(data)), head } satisfies LoadedPage;
}

function addressOf(url: string): string {
  const { pathname } = new URL(url);
  try {
    return canonicalAddress(pathname);
  } catch {
    throw new ErrorResponse(404, `Page Not Found: ${pathname}`);
  }
}

async function codeOf(views: Views, name: RouteName): Promise<PageContent<Route, unknown>> {
  const [content] = await Promise.all([pages[name].content(), views.load(name)]);
  return content;
}

/** A host that cannot be reached is not the last word: the page may have been seen before, or the API may know it. */
async function askHost(payloads: Payloads, address: string): Promise<PayloadAnswer> {
  try {
    return await payloads.get(address);
  } catch {
    return payloads.seen(address) ?? MISSING;
  }
}

const MISSING: PayloadAnswer = { kind: 'missing' };

function redirectTo(target: string): Response {
  const verdict = judgeAddress(target);
  if (verdict.kind !== 'internal') throw new ErrorResponse(404, `Page Not Found: ${target}`);
  return redirect(verdict.address);
}

interface Asked {
  params: Record<string, string>;
  page: number;
  address: string;
}

/**
 * Only the API's own word makes a page a 404. Whatever else it fails with, the whole document may still be there, unless the
 * host has just shown the page for what it does not know.
 */
async function askApi(
  { state, payloads, isUnknown }: PageSource,
  content: PageContent<Route, unknown>,
  { params, page, address }: Asked,
  url: string,
): Promise<unknown> {
  const { loadFromApi } = await import('./load-from-api.ts').catch((error: unknown) => recover(url, error));
  try {
    return await loadFromApi(content, { params, page }, state.shell.config.apiBaseUrl);
  } catch (error) {
    const { reportFailure } = await import('../../features/api-client/report-failure.ts');
    const { isMissingEntity } = await import('../../features/api-client/failure-report.ts');
    const isMissing = error instanceof MissingPageError || isMissingEntity(error) || isUnknown(address);
    if (isMissing) throw new ErrorResponse(404, `Page not found: ${address}`);
    const seen = payloads.seen(address);
    if (seen?.kind === 'found' && seen.app === state.app) return seen.data;
    return recover(url, error).catch((cause: unknown) => {
      if (cause instanceof OfflineError) throw cause;
      const report = reportFailure(error);
      throw new ErrorResponse((report?.isFatal && report.statusCode) || 500, report?.message);
    });
  }
}
