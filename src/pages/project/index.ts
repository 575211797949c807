import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const project = definePage({
  route: routes.project,
  content: () => import('./data.ts'),
  view: () => import('./ProjectPage.tsx'),
});
