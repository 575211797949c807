import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const projects = definePage({
  route: routes.projects,
  content: () => import('./data.ts'),
  view: () => import('./ProjectsPage.tsx'),
});
