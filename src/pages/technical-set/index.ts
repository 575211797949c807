import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const technicalSet = definePage({
  route: routes.technicalSet,
  content: () => import('./data.ts'),
  view: () => import('./TechnicalSetPage.tsx'),
});
