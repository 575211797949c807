import { routes } from '../../routes.ts';
import { definePage } from '../page.ts';

export const equipmentItem = definePage({
  route: routes.equipmentItem,
  hasBar: true,
  content: () => import('./data.ts'),
  view: () => import('./EquipmentItemPage.tsx'),
});
