import { loadStylesheet } from './load-stylesheet.ts';

/** Adds the styles of the whole site to those of the page. Resolves after they have loaded or failed. */
export async function loadAllStyles(): Promise<void> {
  const url = laterStyles();
  if (url) await loadStylesheet(url, (link) => insert(Object.assign(link, { fetchPriority: 'low' })));
}

/**
 * Adds the styles of another kind of page, a fifth of all. Resolves after they have loaded or failed, at once if all have
 * loaded. @param page the name of its route
 */
export async function loadPageStyles(page: string): Promise<void> {
  const url = laterStyles();
  if (!url || document.head.querySelector<HTMLLinkElement>(`link[href="${url}"]`)?.sheet) return;
  await loadStylesheet(url.replace(/style-(?=[^/]+$)/, `page-${page}-`), insert);
}

/** Named by the entry script; none in the development server. */
function laterStyles(): string | null | undefined {
  return document.querySelector('script[data-styles]')?.getAttribute('data-styles');
}

/** Before the print styles, so that they keep overriding all others. */
function insert(link: HTMLLinkElement): void {
  const print = document.head.querySelector('link[media=print]');
  if (print) print.before(link);
  else document.head.append(link);
}
