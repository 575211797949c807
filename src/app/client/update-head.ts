import type { Head } from '../../pages/page.ts';
import { documentTitle } from '../../pages/document-title.ts';

/** Keeps the head true to the page after a navigation inside the site. `canonical` is absolute. */
export function showHead(head: Head, canonical: string): void {
  document.title = documentTitle(head);
  attribute('meta[name=description]', 'content', head.description);
  attribute('link[rel=canonical]', 'href', canonical);
}

function attribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
