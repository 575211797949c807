interface Limits {
  min: number;
  max: number;
}

export function clampCount(count: number, { min, max }: Limits): number {
  return Math.min(max, Math.max(min, count));
}

/** The count that was typed; undefined for anything else, such as «1,5» and «-5». */
export function parseCount(text: string): number | undefined {
  const digits = text.replace(/\s/g, '');
  return /^\d+$/.test(digits) && Number.isSafeInteger(Number(digits)) ? Number(digits) : undefined;
}

/** By how many steps a key changes a number: arrows by one, page keys by ten. */
export function keyStep(key: string): number {
  return { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[key] ?? 0;
}
