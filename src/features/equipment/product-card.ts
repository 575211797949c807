import type { EquipmentSummary } from '../../api/resources/equipment.ts';
import type { EquipmentType } from '../../api/resources/equipment-type.ts';
import { mediumOf } from './equipment-medium.ts';

const HIGHLIGHTS = 3;

/** A model as a card shows it. */
export function productCard(
  { slug, name, lead, image, highlights, type }: EquipmentSummary,
  types: readonly EquipmentType[],
) {
  return { slug, name, lead, image, highlights: highlights.slice(0, HIGHLIGHTS), medium: mediumOf(type, types) };
}
export type ProductCardData = ReturnType<typeof productCard>;
