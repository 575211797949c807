import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const videos = definePage({
  route: routes.videos,
  content: () => import('./data.ts'),
  view: () => import('./VideosPage.tsx'),
});
