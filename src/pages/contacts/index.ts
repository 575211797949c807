import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const contacts = definePage({
  route: routes.contacts,
  content: () => import('./data.ts'),
  view: () => import('./ContactsPage.tsx'),
});
