import { loadStylesheet } from './load-stylesheet.ts';

/** Adds the styles of the whole site to those that the page came with. Resolves when they are there, or do not come. */
export function loadAllStyles(): Promise<unknown> {
  return Promise.all(urls().map((url) => loadStylesheet(url, insert)));
}

/** The entry script names them; under the development server it does not. */
function urls(): string[] {
  return document.querySelector('script[data-styles]')?.getAttribute('data-styles')?.split(' ').filter(Boolean) ?? [];
}

/** Behind the page's own styles, before those that a visitor has chosen over them. */
function insert(link: HTMLLinkElement): void {
  link.fetchPriority = 'low';
  const print = document.head.querySelector('link[media=print]');
  if (print) print.before(link);
  else document.head.append(link);
}
