/** «1 200», «2,7»: only significant digits. */
export function figure(value: number, digits = 0): string {
  return value.toLocaleString('ru-RU', { maximumFractionDigits: digits });
}

/** Digits by size: 0,35 · 2,7 · 27 · 270. */
export function rounded(value: number): string {
  return figure(value, value < 1 ? 2 : value < 100 ? 1 : 0);
}
