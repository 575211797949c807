import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const services = definePage({
  route: routes.services,
  content: () => import('./data.ts'),
  view: () => import('./ServicesPage.tsx'),
});
