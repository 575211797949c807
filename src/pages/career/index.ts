import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const career = definePage({
  route: routes.career,
  content: () => import('./data.ts'),
  view: () => import('./CareerPage.tsx'),
});
