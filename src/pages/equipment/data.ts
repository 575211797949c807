import type { EquipmentSummary } from '../../api/equipment.ts';
import type { EquipmentType } from '../../api/equipment-type.ts';
import { mediumOf } from '../../features/equipment/medium-of.ts';
import { productCard } from '../../features/equipment/product-card.ts';
import { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../page.ts';

export async function load({ api }: LoadContext<typeof routes.equipment>) {
  const [equipment, types] = await Promise.all([api.equipment.all(), api.equipmentTypes.all()]);
  return { groups: kinds(equipment, types).map((kind) => group(kind, equipment, types)) };
}
export type EquipmentData = Awaited<ReturnType<typeof load>>;
export type CatalogueGroup = EquipmentData['groups'][number];

export function head(): Head {
  return {
    title: 'Оборудование для очистки воздуха и воды',
    crumb: routes.equipment.label,
    description:
      'Рециркуляторы, канальные секции, модули HEPA, озонаторы, УФ-установки, обратный осмос и фильтры «Сфера»: характеристики и документы.',
  };
}

type Kind = Pick<EquipmentType, 'id' | 'slug' | 'title' | 'description'>;

/** The kinds that have models, in the order of the API; behind them what models call their kind and its list lacks. */
function kinds(equipment: EquipmentSummary[], types: EquipmentType[]): Kind[] {
  const used = new Map<number, Kind>(equipment.map(({ type }) => [type.id, { ...type, description: '' }]));
  const known = types.filter(({ id }) => used.delete(id));
  return [...known, ...used.values()];
}

function group({ id, slug, title, description }: Kind, equipment: EquipmentSummary[], types: EquipmentType[]) {
  const own = equipment.filter(({ type }) => type.id === id);
  return {
    slug,
    title,
    description,
    medium: mediumOf({ id }, types),
    items: own.map((item) => productCard(item, types)),
  };
}
