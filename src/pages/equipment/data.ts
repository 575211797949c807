import { productCard } from '../../features/equipment/product-card.ts';
import { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../page.ts';

export async function load({ api }: LoadContext<typeof routes.equipment>) {
  const [equipment, types] = await Promise.all([api.equipment.all(), api.equipmentTypes.all()]);
  const count = (slug: string) => equipment.filter(({ type }) => type.slug === slug).length;
  return {
    types: types.map(({ slug, title, medium }) => ({ slug, title, medium, count: count(slug) })),
    items: equipment.map((item) => productCard(item, types)),
  };
}
export type EquipmentData = Awaited<ReturnType<typeof load>>;

export function head(): Head {
  return {
    title: 'Оборудование для очистки воздуха и воды',
    crumb: routes.equipment.label,
    description:
      'Рециркуляторы, канальные секции, модули HEPA, озонаторы, УФ-установки, обратный осмос и фильтры «Сфера»: характеристики и документы.',
  };
}
