import type { Head } from '../../pages/define-page.ts';
import { type Policy, pagePolicy, policyMeta } from '../../lib/browser/content-security-policy.ts';
import { memoize } from '../../lib/data/memoize.ts';
import { memoizeByObject } from '../../lib/data/memoize-by-object.ts';
import { escapeHtml } from '../../lib/text/escape-html.ts';
import { HEADER_END_ID } from '../layout/header-end.ts';
import { escapeJsonForHtml } from './json-in-html.ts';
import { type RouteName, routes } from '../../routes.ts';
import { site } from '../../site.ts';
import { FEEDS } from './feeds.ts';
import { REPLAYED_CONTROLS } from '../../lib/browser/replayed-controls.ts';
import { pageHeadOf } from '../router/page-head.ts';
import { type PageState, ROOT_ID, STATE_ID } from '../router/page-state.ts';

/** The URLs of the files that a page needs, relative to the site's root. */
export interface PageAssets {
  /** The text of the script that runs before the first paint, and the files that it may load. Absent in the development server. */
  beforePaint?: { script: string; fonts: string[]; lowVision: string; dark: string; failedPicture: string };
  /** Absent on pages that run no scripts. */
  entry?: string;
  /** The styles of a document without a page. None in the development server, which has no stylesheet at all. */
  styles: string[];
  /** The styles of each page's first screen by its route. They are part of the document. */
  firstStyles?: Record<string, InlineStyles>;
  /** The further styles of each page by its route. Most views link them (see `FirstScreenEnd`). */
  restStyles?: Record<string, string>;
  /** The styles of the whole site: loaded later. */
  laterStyles?: string;
  /** The print styles, which do not block rendering. Absent in the development server, where they are part of `styles`. */
  print?: string;
  /** The chunks of the first load, which the entry preloads. */
  modules: string[];
}

/** Styles in a document. */
export interface InlineStyles {
  css: string;
  /** Their source expression in a content policy. */
  hash: string;
}

export interface OgImage {
  /** Absolute URL. */
  url: string;
  /** Width and height in px, where they are known. */
  width?: number;
  height?: number;
}

export interface DocumentOptions {
  /** The name of the page's route; absent on error pages. */
  page?: RouteName;
  head: Head;
  /** Absolute, without a query. Absent on error pages. */
  canonical?: string;
  /** The picture for link previews. */
  image?: OgImage;
  structuredData: object[];
  assets: PageAssets;
  /** The markup inside the root element, in pieces. */
  body: readonly string[];
  /** The `PageState` as JSON, in pieces. */
  state: readonly string[];
  /** The content policy of the site; the page's own is a meta element. */
  policy?: Policy;
  /** Marks an editor's preview. */
  preview?: PreviewMark;
}

/** The mark on a page of an editor's preview. */
export interface PreviewMark {
  /** URL of the banner's stylesheet. */
  styles: string;
}

const BODY_START = `<div id="${ROOT_ID}">`;
const STATE_START = `</div><script type="application/json" id="${STATE_ID}">`;
const STATE_END = '</script>';

/** Outside React's root, so that it stays through navigations. */
const PREVIEW_BANNER = '<p id="preview-mark" role="note">Предпросмотр: эта страница не опубликована</p>';

/** For browsers without scripts; otherwise the script before the paint decides how fonts are requested. */
function fontPreload(href: string): string {
  return `<link rel="preload" href="${href}" as="font" type="font/woff2" fetchpriority="low" crossorigin>`;
}

/**
 * The whole HTML document, in pieces; content is never searched for placeholders. A build does not join them: the joined text
 * would have two bytes for each character, those of the styles, too, and encoding it would take ten times as long.
 */
export function documentPieces({
  page,
  head,
  canonical,
  image,
  structuredData,
  assets,
  body,
  state,
  policy,
  preview,
}: DocumentOptions): string[] {
  const { title, description } = pageHeadOf(head);
  const beforePaint = assets.beforePaint;
  const { inline, linked } = stylesOfHead(assets, page, body);
  const robots = head.noindex || preview ? '<meta name="robots" content="noindex, follow">' : '';
  return [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8">',
    policy ? policyElements(policy)(inline?.hash) : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">`,
    robots,
    // The address of a preview is secret: other pages, their analytics and other hosts get the origin only.
    preview ? '<meta name="referrer" content="origin">' : '',
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    openGraph(head, canonical, image),
    inline ? `<style>${inline.css}</style>` : '',
    ...linked.map((href) => `<link rel="stylesheet" href="${href}">`),
    // Low priority, after styles and the first picture: a page can be read before it is hydrated. Not after the sheet in the
    // body, before which the first screen can be pressed already.
    assets.entry
      ? `<script type="module" async fetchpriority="low" src="${assets.entry}" data-chunks="${assets.modules.join(' ')}" data-styles="${assets.laterStyles ?? ''}"></script>`
      : '',
    // It requests the fonts, too. The styles that it loads come after the entry script, before which the styles of other pages are
    // inserted.
    beforePaint
      ? `<script data-fonts="${beforePaint.fonts.join(' ')}" data-low-vision="${beforePaint.lowVision}" data-dark="${beforePaint.dark}" data-failed-picture="${beforePaint.failedPicture}" data-controls="${REPLAYED_CONTROLS}" data-header-end="${HEADER_END_ID}"${page && routes[page].usesQuery ? ' data-uses-query="1"' : ''}>${beforePaint.script}</script><noscript>${beforePaint.fonts.map(fontPreload).join('')}</noscript>`
      : '',
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#09161d" media="(prefers-color-scheme: dark)">',
    ...FEEDS.map(
      ({ pathname, title: name }) =>
        `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(name)}" href="${pathname}">`,
    ),
    ...structuredData.map(
      (data) => `<script type="application/ld+json">${escapeJsonForHtml(JSON.stringify(data))}</script>`,
    ),
    preview ? `<link rel="stylesheet" href="${preview.styles}">` : '',
    `</head><body>${preview ? PREVIEW_BANNER : ''}`,
    BODY_START,
    ...body,
    STATE_START,
    ...state.map(escapeJsonForHtml),
    STATE_END,
    // After the page's styles, which it overrides.
    assets.print ? `<link rel="stylesheet" media="print" href="${assets.print}">` : '',
    '</body></html>\n',
  ];
}

/** The policy of a page as an element: a few for all pages of a build. */
const policyElements = memoizeByObject((policy: Policy) =>
  memoize(
    (styleHash: string | undefined) =>
      `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyMeta(pagePolicy(policy, styleHash)))}">`,
    String,
  ),
);

/** A page whose view does not end its first screen has all of its styles here. */
function stylesOfHead(
  { styles, firstStyles, restStyles }: PageAssets,
  page: string | undefined,
  body: readonly string[],
): { inline?: InlineStyles; linked: string[] } {
  const first = page === undefined ? undefined : firstStyles?.[page];
  const rest = page === undefined ? undefined : restStyles?.[page];
  if (first === undefined || rest === undefined) return { linked: styles };
  const isLinkedInBody = body.some((piece) => piece.includes(`<link rel="stylesheet" href="${rest}"`));
  return { inline: first, linked: isLinkedInBody ? [] : [rest] };
}

/** The parts of a rendered document that come from React. Undefined for a document without a state. */
export function parseDocument(
  html: string,
): { before: string; body: string; state: PageState; after: string } | undefined {
  const bodyStart = html.indexOf(BODY_START) + BODY_START.length;
  const bodyEnd = html.indexOf(STATE_START, bodyStart);
  if (bodyEnd < 0) return undefined;
  const stateStart = bodyEnd + STATE_START.length;
  const state = html.slice(stateStart, html.indexOf(STATE_END, stateStart));
  return {
    before: html.slice(0, bodyStart),
    body: html.slice(bodyStart, bodyEnd),
    state: JSON.parse(state) as PageState,
    after: html.slice(bodyEnd),
  };
}

/** The Open Graph elements for link previews. */
function openGraph(head: Head, canonical?: string, image?: OgImage): string {
  const { title, description } = pageHeadOf(head);
  const properties: [name: string, content: string | number | undefined][] = [
    ['og:type', head.type ?? 'website'],
    ['og:locale', 'ru_RU'],
    ['og:site_name', site.brand],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', image?.url],
    ['og:image:width', image?.width],
    ['og:image:height', image?.height],
    ['og:image:alt', image && head.title],
  ];
  const tags = properties
    .filter(([, content]) => content !== undefined)
    .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(String(content))}">`);
  return `${tags.join('')}<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`;
}
