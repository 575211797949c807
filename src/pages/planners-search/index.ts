import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const plannersSearch = definePage({
  route: routes.plannersSearch,
  content: () => import('./data.ts'),
  view: () => import('./PlannersSearchPage.tsx'),
});
