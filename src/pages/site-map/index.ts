import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const siteMap = definePage({
  route: routes.siteMap,
  content: () => import('./data.ts'),
  view: () => import('./SiteMapPage.tsx'),
});
