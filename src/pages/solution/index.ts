import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const solution = definePage({
  route: routes.solution,
  content: () => import('./data.ts'),
  view: () => import('./SolutionPage.tsx'),
});
