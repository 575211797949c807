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
  /** The id of the entity on the page. */
  id?: number | string;
  /** When the content changed, ISO 8601; absent if the API has no date. */
  updatedAt?: string;
  /** For the feeds. */
  feedItem?: FeedItem;
}

/** An alias of a page, written as a small page that redirects. */
export interface PlannedRedirect {
  from: string;
  to: string;
}
