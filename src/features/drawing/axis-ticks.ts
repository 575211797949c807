const STEPS = [1, 2, 2.5, 5, 10];
/** The interval between two ticks is a fifth of the axis or more. */
const MOST_INTERVALS = 5;
/** Smaller values, and smaller differences as a share of the values, are lost to rounding. */
const PRECISION = 1e-6;

/** Round numbers from below the least value to above the greatest; from zero if the least value is near it. */
export function axisTicks(values: readonly number[]): number[] {
  const greatest = Math.max(...values);
  const least = Math.min(...values);
  const start = least > 0 && least < greatest * 0.6 ? 0 : least;
  const size = Math.max(Math.abs(least), Math.abs(greatest));
  const lost = Math.max(size, 1) * PRECISION;
  const rough = ([greatest - start, size].find((span) => span > lost) ?? 1) / MOST_INTERVALS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * power >= rough * 0.999) ?? 10) * power;
  const from = Math.floor(start / step + 1e-9);
  const to = Math.ceil(greatest / step - 1e-9);
  return Array.from({ length: Math.max(to - from, 1) + 1 }, (_, index) => Number(((from + index) * step).toFixed(9)));
}
