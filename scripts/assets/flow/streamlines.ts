/** The sphere of a flow. Coordinates and radius in the units of the drawing. */
export interface Sphere {
  x: number;
  y: number;
  radius: number;
  /** Contraction of the lines inside, 0.5–0.6. */
  permeability: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Height of a disturbance at `x`, added to the undisturbed line. */
export type Disturbance = (x: number) => number;

/**
 * The y of the streamline ψ at `x`, relative to the centre of the sphere. Outside the sphere ψ = y·(1 + k·a²/r²), inside ψ =
 * y·(1 + k): both agree on its surface. Far away y is ψ.
 */
export function streamline(
  psi: number,
  x: number,
  { radius, permeability: k }: Pick<Sphere, 'radius' | 'permeability'>,
): number {
  const inside = psi / (1 + k);
  if (x * x + inside * inside <= radius * radius) return inside;
  let [low, high] = psi < 0 ? [psi, inside] : [inside, psi];
  // ψ grows with y, so bisection finds it; 40 steps are precise to far below a thousandth of a pixel.
  for (let step = 0; step < 40; step += 1) {
    const y = (low + high) / 2;
    const value = y * (1 + (k * radius * radius) / (x * x + y * y));
    if (value < psi) low = y;
    else high = y;
  }
  return (low + high) / 2;
}

/** The point where the line of ψ enters the sphere, left of its centre; undefined for lines that do not enter it. */
export function entry(
  psi: number,
  { radius, permeability }: Pick<Sphere, 'radius' | 'permeability'>,
): number | undefined {
  const y = psi / (1 + permeability);
  return Math.abs(y) < radius ? -Math.sqrt(radius * radius - y * y) : undefined;
}

/** Two waves with an amplitude that falls to zero between `from` and `to`. */
export function waves(
  amplitude: number,
  [first, second]: [phase: number, phase: number],
  from: number,
  to: number,
): Disturbance {
  return (x) => {
    const strength = 1 - smoothstep(from, to, x);
    return amplitude * strength * (0.6 * Math.sin(x / 58 + first) + 0.4 * Math.sin(x / 31 + second));
  };
}

export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** A pseudorandom generator of numbers between 0 and 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
