import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const industries = definePage({
  route: routes.industries,
  content: () => import('./data.ts'),
  view: () => import('./IndustriesPage.tsx'),
});
