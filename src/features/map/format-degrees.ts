/** Degrees as they are printed: «55,7158». */
export function formatDegrees(value: number): string {
  return value.toFixed(4).replace('.', ',');
}
