import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const equipment = definePage({
  route: routes.equipment,
  content: () => import('./data.ts'),
  view: () => import('./EquipmentPage.tsx'),
});
