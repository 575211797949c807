import { documentTitle } from '../../pages/document-title.ts';
import type { Head } from '../../pages/define-page.ts';

/** The part of the head that a client-side navigation changes. */
export interface PageHead {
  /** With the brand. */
  title: string;
  /** Never empty: without a text of its own a page is described by its title. */
  description: string;
}

export function pageHeadOf(head: Head): PageHead {
  const title = documentTitle(head);
  return { title, description: head.description || title };
}
