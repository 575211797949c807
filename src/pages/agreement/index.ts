import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const agreement = definePage({
  route: routes.agreement,
  content: () => import('./data.ts'),
  view: () => import('./AgreementPage.tsx'),
});
