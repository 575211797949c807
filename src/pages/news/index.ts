import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const news = definePage({
  route: routes.news,
  content: () => import('./data.ts'),
  view: () => import('./NewsPage.tsx'),
});
