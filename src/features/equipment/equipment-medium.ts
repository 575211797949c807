import type { EquipmentType } from '../../api/resources/equipment-type.ts';
import type { Medium } from '../../lib/data/medium.ts';

/** What a kind of equipment cleans. A kind that the list does not have counts as air, as most of them are. */
export function equipmentMedium({ id }: { id: number }, types: readonly EquipmentType[]): Medium {
  return types.find((type) => type.id === id)?.medium ?? 'air';
}
