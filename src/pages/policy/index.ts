import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const policy = definePage({
  route: routes.policy,
  content: () => import('./data.ts'),
  view: () => import('./PolicyPage.tsx'),
});
