import type { EquipmentSummary } from '../../api/resources/equipment.ts';
import type { EquipmentType } from '../../api/resources/equipment-type.ts';
import type { Api } from '../../api/index.ts';
import type { Ref } from '../../api/schema/ref.ts';
import { joinById } from '../../lib/data/join-by-id.ts';
import type { Medium } from '../../lib/data/medium.ts';
import { equipmentMedium } from './equipment-medium.ts';

const MAX_HIGHLIGHTS = 3;

/** The data of a model's card. */
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
export type ProductCardData = Omit<ReturnType<typeof toProductCard>, 'medium'> & {
  /** Undefined for a model that is in no list. */
  medium?: Medium;
};

/** The cards of referenced models, the same as in the catalogue. */
export async function loadProductCards(
  refs: readonly Ref[],
  api: Pick<Api, 'equipment' | 'equipmentTypes'>,
): Promise<ProductCardData[]> {
  if (refs.length === 0) return [];
  const [models, types] = await Promise.all([api.equipment.byIds(refs.map(({ id }) => id)), api.equipmentTypes.all()]);
  return joinById<Ref, EquipmentSummary, ProductCardData>(
    refs,
    models,
    (model) => toProductCard(model, types),
    ({ slug, title, lead = '', image }) => ({ slug, name: title, lead, image, highlights: [] }),
  );
}
