import { BackendError, BACKEND_CODES } from '../../../src/api/client/errors.ts';
import type { Api } from '../../../src/api/index.ts';
import { matchPage } from '../../../src/app/router/match-page.ts';
import type { Page } from '../../../src/pages/define-page.ts';
import type { RouteName } from '../../../src/routes.ts';
import { payloadJson } from '../../../src/app/router/page-state.ts';
import { renderPage } from './render-page.ts';
import { todayInMoscow } from '../../../src/lib/text/moscow-day.ts';
import type { RenderContext } from './render-context.ts';
import { renderErrorPage } from './static-pages.ts';

/** A host's response for one pathname. `payload` exists only for a page. */
export interface RenderedResponse {
  status: 200 | 404;
  html: string;
  payload?: string;
}

/**
 * Renders one pathname from current API replies, without a crawl; nothing is stored.
 * @throws the errors of the API and of the view; a missing entity is not an error but a 404
 */
export async function renderOnDemand(
  pathname: string,
  { pages, api, renderContext }: { pages: Record<RouteName, Page>; api: Api; renderContext: RenderContext },
): Promise<RenderedResponse> {
  const notFound = (): RenderedResponse => ({ status: 404, html: renderErrorPage(renderContext, 404) });
  const match = matchPage(pathname);
  if (!match) return notFound();
  const { name, params, page } = match;
  const content = await pages[name].content();
  try {
    const data = await content.load({ api, params, page, today: todayInMoscow() });
    const json = JSON.stringify(data);
    const planned = { pathname, name, params, page, label: '' };
    const { html, payloadHead } = await renderPage(renderContext, planned, content, json);
    return { status: 200, html: html.join(''), payload: payloadJson(renderContext.appId, payloadHead, json) };
  } catch (error) {
    if (error instanceof BackendError && error.detail && error.code === BACKEND_CODES.entityNotFound) return notFound();
    throw error;
  }
}
