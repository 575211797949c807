import { ROOM_CATEGORIES, type RoomCategory } from '../formulas.ts';

/** The requirements of the guideline for a room. */
export function categoryOf(category: string | undefined) {
  return ROOM_CATEGORIES[Number(category) as RoomCategory];
}
