import { readPageTitle, setPageTitle } from '../../lib/browser/page-title.ts';
import type { PageHead } from '../router/page-head.ts';

const DESCRIPTION = 'meta[name=description]';

/** Updates the head after a client-side navigation. `canonical` is absolute. */
export function updateHead(head: PageHead, canonical: string): void {
  setPageTitle(head.title);
  setAttribute(DESCRIPTION, 'content', head.description);
  setAttribute('link[rel=canonical]', 'href', canonical);
}

/** The head of the current page. */
export function readHead(): PageHead {
  const description = document.head.querySelector(DESCRIPTION)?.getAttribute('content') ?? '';
  return { title: readPageTitle(), description };
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
