import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const article = definePage({
  route: routes.article,
  content: () => import('./data.ts'),
  view: () => import('./ArticlePage.tsx'),
});
