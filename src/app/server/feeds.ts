import { type RouteName, routes } from '../../routes.ts';
import { site } from '../../site.ts';

export interface FeedDefinition {
  /** From the root of the site. */
  pathname: string;
  title: string;
  /** The pages that it announces, and the list that they stand in. */
  page: RouteName;
  list: string;
}

/** What can be subscribed to. */
export const FEEDS: FeedDefinition[] = [
  { pathname: '/rss/news.xml', title: `${site.brand}: новости`, page: 'newsItem', list: routes.news.href() },
  { pathname: '/rss/articles.xml', title: `${site.brand}: статьи`, page: 'article', list: routes.articles.href() },
];
