import { documentTitle } from '../../pages/document-title.ts';
import type { Head } from '../../pages/define-page.ts';

/** The part of the head that a client-side navigation changes. */
export interface PageHead {
  /** With the brand. */
  title: string;
  description: string;
}

export function pageHeadOf(head: Head): PageHead {
  return { title: documentTitle(head), description: head.description };
}
