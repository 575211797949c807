import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const search = definePage({
  route: routes.search,
  content: () => import('./data.ts'),
  view: () => import('./SearchPage.tsx'),
});
