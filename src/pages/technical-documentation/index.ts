import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const technicalDocumentation = definePage({
  route: routes.technicalDocumentation,
  content: () => import('./data.ts'),
  view: () => import('./TechnicalDocumentationPage.tsx'),
});
