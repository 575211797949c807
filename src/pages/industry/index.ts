import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const industry = definePage({
  route: routes.industry,
  content: () => import('./data.ts'),
  view: () => import('./IndustryPage.tsx'),
});
