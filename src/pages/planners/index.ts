import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const planners = definePage({
  route: routes.planners,
  content: () => import('./data.ts'),
  view: () => import('./PlannersPage.tsx'),
});
