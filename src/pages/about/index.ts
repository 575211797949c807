import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const about = definePage({
  route: routes.about,
  content: () => import('./data.ts'),
  view: () => import('./AboutPage.tsx'),
});
