/** An object without a prototype: names come from replies, and one may be `constructor`. */
export function countsByName(): Record<string, number> {
  return Object.create(null) as Record<string, number>;
}
