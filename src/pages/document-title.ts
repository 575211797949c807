import type { Head } from './define-page.ts';
import { site } from '../site.ts';

/** The title of a document: the page's own, with the brand unless it has that already. */
export function documentTitle(head: Pick<Head, 'title'>): string {
  return head.title.includes(site.brand) ? head.title : `${head.title} — ${site.brand}`;
}
