/** A number with its signs: thousands separated by spaces, a sign, a comma, «6 × 36». Then a space and the unit. */
const MEASURE = /^([−±<>≤≥]?\d[\d\s.,×−–±]*)\s+([^\d\s].*)$/u;

/** Splits a measure into its figure and its unit: «1 200 м³/ч» → «1 200» and «м³/ч». Any other text is not split. */
export function splitUnit(value: string): { value: string; unit?: string } {
  const [, figure, unit] = MEASURE.exec(value) ?? [];
  return figure && unit ? { value: figure.trim(), unit } : { value };
}
