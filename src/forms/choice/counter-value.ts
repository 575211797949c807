interface Limits {
  min: number;
  max: number;
}

export function clampCount(count: number, { min, max }: Limits): number {
  return Math.min(max, Math.max(min, count));
}

/** The typed count; undefined for other text, such as «1,5» and «-5». */
export function parseCount(text: string): number | undefined {
  const digits = text.replace(/\s/g, '');
  return /^\d+$/.test(digits) && Number.isSafeInteger(Number(digits)) ? Number(digits) : undefined;
}

/** The step of a key: one for arrows, ten for page keys. */
export function keyStep(key: string): number {
  return { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[key] ?? 0;
}
