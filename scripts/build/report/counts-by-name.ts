/** An object without a prototype: names come from replies, and one may be `constructor`. */
export function countsByName(): Record<string, number> {
  return Object.create(null) as Record<string, number>;
}

export function countByName(counts: Record<string, number>, name: string, times = 1): void {
  counts[name] = (counts[name] ?? 0) + times;
}

/** The counts of several objects in one. */
export function sumByName(all: Record<string, number>[]): Record<string, number> {
  const sum = countsByName();
  for (const counts of all) for (const [name, times] of Object.entries(counts)) countByName(sum, name, times);
  return sum;
}
