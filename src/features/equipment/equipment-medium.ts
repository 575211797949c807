import type { EquipmentType } from '../../api/resources/equipment-type.ts';
import type { Medium } from '../../lib/data/medium.ts';

/** The medium of a kind of equipment. A kind that is not in the list counts as air, like most kinds. */
export function equipmentMedium({ id }: { id: number }, types: readonly EquipmentType[]): Medium {
  return types.find((type) => type.id === id)?.medium ?? 'air';
}
