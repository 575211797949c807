import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const solutions = definePage({
  route: routes.solutions,
  content: () => import('./data.ts'),
  view: () => import('./SolutionsPage.tsx'),
});
