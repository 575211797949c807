import { PROPERTIES, type PropertyKey } from './property-table.ts';

/** The title of a property in the table. */
export function propertyTitle(key: PropertyKey): string;
export function propertyTitle(key: string): string | undefined;
export function propertyTitle(key: string): string | undefined {
  return Object.hasOwn(PROPERTIES, key) ? PROPERTIES[key as PropertyKey].names[0] : undefined;
}
