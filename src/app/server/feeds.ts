import { type RouteName, routes } from '../../routes.ts';
import { site } from '../../site.ts';

export interface FeedPlan {
  /** From the root of the site. */
  address: string;
  title: string;
  /** The pages that it announces, and the list that they stand in. */
  page: RouteName;
  list: string;
}

/** What can be subscribed to. */
export const feeds: FeedPlan[] = [
  { address: '/rss/news.xml', title: `${site.brand}: новости`, page: 'newsItem', list: routes.news.href() },
  { address: '/rss/articles.xml', title: `${site.brand}: статьи`, page: 'article', list: routes.articles.href() },
];
