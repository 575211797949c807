import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const home = definePage({
  route: routes.home,
  content: () => import('./data.ts'),
  view: () => import('./HomePage.tsx'),
});
