/** Degrees as they are printed: «55,7158». */
export function degrees(value: number): string {
  return value.toFixed(4).replace('.', ',');
}
