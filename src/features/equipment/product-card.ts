import type { EquipmentSummary } from '../../api/equipment.ts';
import type { EquipmentType } from '../../api/equipment-type.ts';

/** An item of equipment as a card shows it. */
export function productCard(
  { slug, name, lead, image, highlights, type }: EquipmentSummary,
  types: readonly EquipmentType[],
) {
  const own = types.find(({ id }) => id === type.id);
  return { slug, name, lead, image, highlights: highlights.slice(0, 3), type: type.slug, medium: own?.medium ?? 'air' };
}
export type ProductCardData = ReturnType<typeof productCard>;
