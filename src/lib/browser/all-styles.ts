import { loadStylesheet } from './load-stylesheet.ts';

/** Adds the styles of the whole site to those of the page. Resolves after they have loaded or failed. */
export function loadAllStyles(): Promise<unknown> {
  return Promise.all(urls().map((url) => loadStylesheet(url, insert)));
}

/** Named by the entry script; none in the development server. */
function urls(): string[] {
  return document.querySelector('script[data-styles]')?.getAttribute('data-styles')?.split(' ').filter(Boolean) ?? [];
}

/** Before the print styles, so that they keep overriding all others. */
function insert(link: HTMLLinkElement): void {
  link.fetchPriority = 'low';
  const print = document.head.querySelector('link[media=print]');
  if (print) print.before(link);
  else document.head.append(link);
}
