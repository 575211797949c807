import type { Head } from '../../pages/define-page.ts';
import { documentTitle } from '../../pages/document-title.ts';

/** Updates the head after a client-side navigation. `canonical` is absolute. */
export function updateHead(head: Head, canonical: string): void {
  document.title = documentTitle(head);
  setAttribute('meta[name=description]', 'content', head.description);
  setAttribute('link[rel=canonical]', 'href', canonical);
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
