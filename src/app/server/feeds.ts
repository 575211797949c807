import { type RouteName, routes } from '../../routes.ts';
import { site } from '../../site.ts';

export interface FeedDefinition {
  /** Relative to the site's root. */
  pathname: string;
  title: string;
  /** The kind of pages in the feed, and the list that they come from. */
  page: RouteName;
  list: string;
}

/** The feeds of the site. */
export const FEEDS: FeedDefinition[] = [
  { pathname: '/rss/news.xml', title: `${site.brand}: новости`, page: 'newsItem', list: routes.news.href() },
  { pathname: '/rss/articles.xml', title: `${site.brand}: статьи`, page: 'article', list: routes.articles.href() },
];
