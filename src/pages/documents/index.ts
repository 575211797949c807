import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const documents = definePage({
  route: routes.documents,
  content: () => import('./data.ts'),
  view: () => import('./DocumentsPage.tsx'),
});
