import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const articles = definePage({
  route: routes.articles,
  content: () => import('./data.ts'),
  view: () => import('./ArticlesPage.tsx'),
});
