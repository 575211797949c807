import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const articleSection = definePage({
  route: routes.articleSection,
  content: () => import('./data.ts'),
  view: () => import('./ArticleSectionPage.tsx'),
});
