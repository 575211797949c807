import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const technology = definePage({
  route: routes.technology,
  content: () => import('./data.ts'),
  view: () => import('./TechnologyPage.tsx'),
});
