const TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const ELEVEN = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const TWELVE = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/** Whether a Russian taxpayer number has 10 or 12 digits and its check digits are right. */
export function isInn(text: string): boolean {
  if (!/^(?:\d{10}|\d{12})$/.test(text) || /^0+$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const agrees = (weights: readonly number[]) =>
    (weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11) % 10 ===
    digits[weights.length];
  return digits.length === 10 ? agrees(TEN) : agrees(ELEVEN) && agrees(TWELVE);
}
