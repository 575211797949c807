interface Limits {
  min: number;
  max: number;
}

export function clampCount(count: number, { min, max }: Limits): number {
  return Math.min(max, Math.max(min, count));
}

/** What was typed as a number, nothing for a text without digits. */
export function parseCount(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** By how many steps a key changes a number: arrows by one, page keys by ten. */
export function keyStep(key: string): number {
  return { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[key] ?? 0;
}
