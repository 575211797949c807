import { loadStylesheet } from './load-stylesheet.ts';

/** Loads the styles of the whole site, which include those of each page. Resolves after they have loaded or failed. */
export async function loadAllStyles(): Promise<void> {
  const url = laterStyles();
  if (!url) return;
  await loadStylesheet(url, (link) => insert(Object.assign(link, { fetchPriority: 'low' })));
  replaceSheetInBody(url);
}

/**
 * Loads as files what the policy of an edge has blocked: headers from before the document had styles do not allow them. Without
 * them nothing of a page has its form.
 */
export async function loadBlockedStyles(): Promise<void> {
  const url = laterStyles();
  const inDocument = document.head.querySelector('style');
  if (!url || !inDocument || inDocument.sheet) return;
  await loadStylesheet(urlOf('layout', url), insert);
  await loadAllStyles();
}

let sheetInBody: string | undefined;

/** The URL of the sheet for what is below the first screen of the prerendered page. To be called before React changes the page. */
export function restStylesOfPage(): string | undefined {
  sheetInBody ??= document.querySelector('main link[rel=stylesheet]')?.getAttribute('href') ?? undefined;
  return sheetInBody;
}

/** Loads that sheet again, from the browser's cache, to where React does not remove it. */
export async function keepRestStyles(): Promise<void> {
  const url = restStylesOfPage();
  if (!url) return;
  await loadStylesheet(url, insert);
  replaceSheetInBody(url);
}

/** Whether the head has all rules of that sheet. */
export function hasRestStyles(): boolean {
  return [restStylesOfPage(), laterStyles()].some((url) => url && linkOf(url)?.sheet);
}

/** The sheet in the body comes after all others, so it would override rules of parts that are loaded later. */
function replaceSheetInBody(url: string): void {
  const sheetOfPage = document.querySelector<HTMLLinkElement>('main link[rel=stylesheet]');
  if (sheetOfPage && linkOf(url)?.sheet) sheetOfPage.media = INACTIVE;
}

/** The `media` of a sheet that is not applied. */
const INACTIVE = 'not all';

/**
 * Loads the styles of another kind of page, a fifth of all, without applying them. Resolves after they have loaded or failed, at
 * once if all have loaded. @param page the name of its route
 */
export async function loadPageStyles(page: string): Promise<void> {
  const url = urlOfPage(page);
  if (url) await loadStylesheet(url, (link) => insert(Object.assign(link, { media: INACTIVE, fetchPriority: 'high' })));
}

/**
 * Applies the loaded styles of a kind of page. Not before that page is shown: they contain rules that the last page overrides in
 * a sheet before them. For the same reason those in a sheet after them are not applied longer.
 */
export function applyPageStyles(page: string): void {
  const url = urlOfPage(page);
  const sheets = Array.from(document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href*="/page-"]'));
  const own = sheets.findIndex((link) => link.getAttribute('href') === url);
  if (own < 0) return;
  const [applied, ...later] = sheets.slice(own);
  if (applied?.media === INACTIVE) applied.media = 'all';
  for (const link of later) link.media = INACTIVE;
}

/** None once the styles of the whole site have loaded. */
function urlOfPage(page: string): string | undefined {
  const url = laterStyles();
  return url && !linkOf(url)?.sheet ? urlOf(`page-${page}`, url) : undefined;
}

/** The sheets of a build have one hash. @param url that of the whole site */
function urlOf(sheet: string, url: string): string {
  return url.replace(/style-(?=[^/]+$)/, `${sheet}-`);
}

/** Named by the entry script; none in the development server. */
function laterStyles(): string | null | undefined {
  return entryScript()?.getAttribute('data-styles');
}

function entryScript(): Element | null {
  return document.head.querySelector('script[data-styles]');
}

function linkOf(url: string): HTMLLinkElement | null {
  return document.head.querySelector(`link[rel=stylesheet][href="${url}"]`);
}

/** Before the styles of the whole site, which have all rules in their order, and before those of the visitor's choices. */
function insert(link: HTMLLinkElement): void {
  (linkOf(laterStyles() ?? '') ?? entryScript())?.before(link);
}
