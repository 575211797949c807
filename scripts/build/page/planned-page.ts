import type { FeedItem } from '../../../src/pages/define-page.ts';
import type { RouteName } from '../../../src/routes.ts';

/** One pathname to prerender. */
export interface PlannedPage {
  pathname: string;
  name: RouteName;
  params: Record<string, string>;
  /** Counts from 1; more than 1 on the further pages of a list. */
  page: number;
  label: string;
  /** Of the entity that the page shows. */
  id?: number | string;
  /** ISO 8601, when the content changed; absent where the API does not say. */
  updatedAt?: string;
  /** For the feeds. */
  feedItem?: FeedItem;
}

/** Another address of a page, written as a small page that redirects to it. */
export interface PlannedRedirect {
  from: string;
  to: string;
}
