import type { EquipmentSummary } from '../../api/resources/equipment.ts';
import type { EquipmentType } from '../../api/resources/equipment-type.ts';
import { equipmentMedium } from './equipment-medium.ts';

const MAX_HIGHLIGHTS = 3;

/** A model as a card shows it. */
export function toProductCard(
  { slug, name, lead, image, highlights, type }: EquipmentSummary,
  types: readonly EquipmentType[],
) {
  return {
    slug,
    name,
    lead,
    image,
    highlights: highlights.slice(0, MAX_HIGHLIGHTS),
    medium: equipmentMedium(type, types),
  };
}
export type ProductCardData = ReturnType<typeof toProductCard>;
