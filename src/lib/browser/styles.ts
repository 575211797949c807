import { loadStylesheet } from './load-stylesheet.ts';

/** Loads the styles of the whole site, which include those of each page. Resolves after they have loaded or failed. */
export async function loadAllStyles(): Promise<void> {
  const url = laterStyles();
  if (!url) return;
  await loadStylesheet(url, (link) => insert(Object.assign(link, { fetchPriority: 'low' })));
  // The sheet in the body, which comes after all others, would override rules of parts that are loaded later.
  const sheetOfPage = document.querySelector<HTMLLinkElement>('main link[rel=stylesheet]');
  if (sheetOfPage && linkOfAll(url)?.sheet) sheetOfPage.media = INACTIVE;
}

/** The `media` of a sheet that is not applied. */
const INACTIVE = 'not all';

/**
 * Loads the styles of another kind of page, a fifth of all, without applying them. Resolves after they have loaded or failed, at
 * once if all have loaded. @param page the name of its route
 */
export async function loadPageStyles(page: string): Promise<void> {
  const insertInactive = (link: HTMLLinkElement) =>
    insert(Object.assign(link, { media: INACTIVE, fetchPriority: 'high' }));
  await Promise.all(urlsOfPage(page).map((url) => loadStylesheet(url, insertInactive)));
}

/**
 * Applies the loaded styles of a kind of page. Not before that page is shown: they contain rules that the last page overrides in
 * a sheet before them. For the same reason those in a sheet after them are not applied longer.
 */
export function applyPageStyles(page: string | undefined): void {
  const urls = page === undefined ? [] : urlsOfPage(page);
  const sheets = Array.from(
    document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:is([href*="/first-"], [href*="/page-"])'),
  );
  const isOwn = (link: HTMLLinkElement) => urls.includes(link.getAttribute('href') ?? '');
  const first = sheets.findIndex(isOwn);
  if (first < 0) return;
  for (const link of sheets.slice(first)) {
    const media = isOwn(link) ? 'all' : INACTIVE;
    if (link.media !== media) link.media = media;
  }
}

/** Of the first screen and of the rest, in this order. None once the styles of the whole site have loaded. */
function urlsOfPage(page: string): string[] {
  const url = laterStyles();
  if (!url || linkOfAll(url)?.sheet) return [];
  return ['first', 'page'].map((part) => url.replace(/style-(?=[^/]+$)/, `${part}-${page}-`));
}

/** Named by the entry script; none in the development server. */
function laterStyles(): string | null | undefined {
  return entryScript()?.getAttribute('data-styles');
}

function entryScript(): Element | null {
  return document.head.querySelector('script[data-styles]');
}

function linkOfAll(url: string): HTMLLinkElement | null {
  return document.head.querySelector(`link[rel=stylesheet][href="${url}"]`);
}

/** Before the styles of the whole site, which have all rules in their order, and before those of the visitor's choices. */
function insert(link: HTMLLinkElement): void {
  (linkOfAll(laterStyles() ?? '') ?? entryScript())?.before(link);
}
