import { ROOM_CATEGORIES, type RoomCategory } from '../formulas.ts';

/** What the guideline asks of a room. */
export function categoryOf(category: string | undefined) {
  return ROOM_CATEGORIES[Number(category) as RoomCategory];
}
