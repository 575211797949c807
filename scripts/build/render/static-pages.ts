import { documentPieces } from '../../../src/app/server/document.ts';
import { type ErrorStatus, NO_CONNECTION } from '../../../src/app/errors/error-response.ts';
import type { PageState, Payload } from '../../../src/app/router/page-state.ts';
import { mapPolicy, policyMeta } from '../../../src/lib/browser/content-security-policy.ts';
import { escapeHtml } from '../../../src/lib/text/escape-html.ts';
import { assertComplete } from '../page/complete-markup.ts';
import type { PlannedRedirect } from '../page/planned-page.ts';
import { REDIRECT_SCRIPT } from './redirect-script.ts';
import type { RenderContext } from './render-context.ts';

const ERROR_TITLES: Record<ErrorStatus, string> = {
  404: 'Страница не найдена',
  500: 'Внутренняя ошибка сервера',
  [NO_CONNECTION]: 'Нет связи',
};

/** The 404 page, the page for server errors and the offline page. @throws the error of the view */
export function renderErrorPage(
  { appId, shell, renderer, assets, policy }: RenderContext,
  status: ErrorStatus,
): string {
  const body = renderer.error(status);
  assertComplete(body);
  return documentPieces({
    head: { title: ERROR_TITLES[status], description: 'Страница ошибки', noindex: true },
    structuredData: [],
    assets,
    body: [body],
    state: [JSON.stringify({ app: appId, shell, status } satisfies PageState)],
    policy,
  }).join('');
}

/** A redirect page: redirects visitors at once, without scripts too, and has the canonical URL for crawlers. */
export function renderRedirectPage(
  { to }: PlannedRedirect,
  { appId, shell }: RenderContext,
): { html: string; payload: string } {
  const href = escapeHtml(to);
  const payload: Payload = { app: appId, redirect: to };
  return {
    payload: JSON.stringify(payload),
    html:
      `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Страница переехала</title>` +
      `<link rel="canonical" href="${escapeHtml(shell.config.siteUrl)}${href}"><meta name="robots" content="noindex, follow">` +
      `<script src="/${REDIRECT_SCRIPT.file}" data-to="${href}"></script>` +
      `<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript></head><body><p><a href="${href}">Страница переехала сюда</a></p></body></html>\n`,
  };
}

/** The map's document with its own policy. @param script URL of its code */
export function renderMapFrame(script: string, mapsApiKey: string): string {
  return (
    `<!doctype html><html lang="ru" data-maps-api-key="${escapeHtml(mapsApiKey)}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyMeta(mapPolicy()))}">` +
    `<meta name="robots" content="noindex"><title>Карта</title><script type="module" src="${script}"></script></head><body></body></html>\n`
  );
}
