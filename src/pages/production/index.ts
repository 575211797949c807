import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const production = definePage({
  route: routes.production,
  content: () => import('./data.ts'),
  view: () => import('./ProductionPage.tsx'),
});
