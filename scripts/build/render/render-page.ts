import { type DocumentOptions, type OgImage, renderDocument } from '../../../src/app/server/document.ts';
import { documentTitle } from '../../../src/pages/document-title.ts';
import type * as EntryServer from '../../../src/app/server/entry-server.tsx';
import type { Renderer } from '../../../src/app/server/entry-server.tsx';
import { type ErrorStatus, NO_CONNECTION } from '../../../src/app/errors/error-response.ts';
import { pageStateJson, type PageState, type Payload, breadcrumbsOf } from '../../../src/app/router/page-state.ts';
import { markupPieces } from '../../../src/app/server/page-markup.ts';
import type { Shell } from '../../../src/app/layout/shell.ts';
import { breadcrumbList, organization } from '../../../src/app/server/structured-data.ts';
import { isVideoObject } from '../../../src/features/structured-data/video-object.ts';
import { mapPolicy, policyMeta } from '../../../src/lib/browser/content-security-policy.ts';
import { escapeHtml } from '../../../src/lib/text/escape-html.ts';
import type { Head, PageContent } from '../../../src/pages/page.ts';
import type { Route } from '../../../src/routes.ts';
import type { PlannedPage, PlannedRedirect } from '../crawl/crawl.ts';
import type { PageAssets } from '../../../src/app/server/document.ts';
import { OG_HEIGHT, OG_WIDTH, type OgPicture, ogPictureOf, type OgPictureOptions } from '../page/og-picture.ts';
import { type PageFacts, readFacts } from '../page/page-facts.ts';
import { assertComplete } from '../page/complete-markup.ts';

/** What all pages of one build are drawn with. */
export interface RenderContext {
  appId: string;
  shell: Shell;
  renderer: Renderer;
  assets: PageAssets;
  /** The content policy as a `meta` may carry it; none under the development server, whose styles stand in the page. */
  policy?: string | undefined;
  /** Marks an editor's preview. */
  preview: boolean;
  /** How the pictures for shared addresses are made; none are where it is absent. */
  og?: OgPictureOptions | undefined;
}

/** The same as far as it can be sent to another thread. */
export interface RenderOptions extends Pick<RenderContext, 'appId' | 'shell' | 'assets' | 'policy' | 'preview' | 'og'> {
  /** The bundled `entry-server.tsx`, as a URL. */
  serverEntry: string;
}

export async function createRenderContext({ serverEntry, ...parts }: RenderOptions): Promise<RenderContext> {
  const { createRenderer } = (await import(serverEntry)) as typeof EntryServer;
  return { ...parts, renderer: await createRenderer(parts.shell) };
}

export interface RenderedPage {
  html: string;
  facts: PageFacts;
}

/** The payload file of a page. `json` is the page's data as JSON: what is drawn and what is sent can then not differ. */
export function payloadJson(appId: string, json: string): string {
  return `{"app":${JSON.stringify(appId)},"data":${json}}`;
}

/** Draws a page from its data as the browser will get it: parsed from JSON. @throws what the view throws. */
export function renderPage(
  drawing: RenderContext,
  planned: PlannedPage,
  content: PageContent<Route, unknown>,
  json: string,
): RenderedPage {
  const { shell, renderer, appId, assets, policy, preview, og } = drawing;
  const data: unknown = JSON.parse(json);
  const head = content.head(data, { page: planned.page });
  const breadcrumbs = breadcrumbsOf(planned.pathname, head, content.ancestors?.(data));
  const siteUrl = shell.config.siteUrl;
  const ogPicture = og && ogPictureOf(planned, head, og, siteUrl);
  const markup = renderer.page(planned.pathname, { data, breadcrumbs });
  const parts: DocumentOptions = {
    head,
    canonical: siteUrl + planned.pathname,
    image: ogImage(head, ogPicture, siteUrl),
    structuredData: [organization(shell), breadcrumbList(breadcrumbs, siteUrl), ...(head.structuredData ?? [])].filter(
      (item) => item !== undefined,
    ),
    assets,
    body: markupPieces(markup),
    state: pageStateJson(appId, shell, json, breadcrumbs),
    policy,
    preview,
  };
  const indexable = !head.noindex && !preview;
  const films = head.structuredData?.filter(isVideoObject) ?? [];
  const videos = films.length > 0 ? films : undefined;
  const facts = readFacts(markup, { title: documentTitle(head), indexable, ogPicture, videos });
  return { html: renderDocument(parts), facts };
}

function ogImage({ image }: Head, picture: OgPicture | undefined, siteUrl: string): OgImage | undefined {
  if (picture) return { url: `${siteUrl}/${picture.file}`, width: OG_WIDTH, height: OG_HEIGHT };
  return image ? { url: new URL(image, siteUrl).href } : undefined;
}

const ERROR_TITLES: Record<ErrorStatus, string> = {
  404: 'Страница не найдена',
  500: 'Внутренняя ошибка сервера',
  [NO_CONNECTION]: 'Нет связи',
};

/**
 * The pages that a host shows for what it does not have and for what went wrong, and the service worker for what cannot be
 * had. @throws what the view throws.
 */
export function renderErrorPage(
  { appId, shell, renderer, assets, policy }: RenderContext,
  status: ErrorStatus,
): string {
  const body = renderer.error(status);
  assertComplete(body);
  return renderDocument({
    head: { title: ERROR_TITLES[status], description: 'Страница ошибки', noindex: true },
    structuredData: [],
    assets,
    body: [body],
    state: JSON.stringify({ app: appId, shell, status } satisfies PageState),
    policy,
  });
}

/** A second address of a page: sends people on at once and tells crawlers which address counts. */
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
      `<meta http-equiv="refresh" content="0; url=${href}"></head><body><p><a href="${href}">Страница переехала сюда</a></p></body></html>\n`,
  };
}

/** The document that holds the map, with a policy of its own. @param script address of its code */
export function renderMapFrame(script: string, mapsApiKey: string): string {
  return (
    `<!doctype html><html lang="ru" data-maps-api-key="${escapeHtml(mapsApiKey)}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyMeta(mapPolicy()))}">` +
    `<meta name="robots" content="noindex"><title>Карта</title><script type="module" src="${script}"></script></head><body></body></html>\n`
  );
}
