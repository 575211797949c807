import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const newsItem = definePage({
  route: routes.newsItem,
  content: () => import('./data.ts'),
  view: () => import('./NewsItemPage.tsx'),
});
