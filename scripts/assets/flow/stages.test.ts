import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawStages } from './stages.ts';
import { entry, streamline } from './streamlines.ts';

const sphere = { radius: 100, permeability: 0.5 };

describe('streamline', () => {
  it('is ψ far from the sphere', () => {
    expect(streamline(90, -100_000, sphere)).toBeCloseTo(90, 3);
  });

  it('is denser inside the sphere', () => {
    expect(streamline(90, 0, sphere)).toBeCloseTo(60, 6);
  });

  it('satisfies ψ = y·(1 + k·a²/r²) outside', () => {
    const y = streamline(-120, 170, sphere);
    expect(y * (1 + (0.5 * 100 ** 2) / (170 ** 2 + y ** 2))).toBeCloseTo(-120, 6);
  });

  it('is continuous at the surface', () => {
    const at = entry(90, sphere) ?? 0;
    expect(streamline(90, at - 1e-6, sphere)).toBeCloseTo(streamline(90, at + 1e-6, sphere), 3);
  });

  it('does not enter the sphere with a large ψ', () => {
    expect(entry(151, sphere)).toBeUndefined();
    expect(entry(149, sphere)).toBeDefined();
  });
});

it.each(drawStages().filter(([name]) => name !== 'not-found'))(
  'the drawing of %s is up to date: otherwise run `npm run assets`',
  (name, svg) => {
    expect(readFileSync(join(import.meta.dirname, `../../../src/ui/Flow/drawings/${name}.svg`), 'utf8')).toBe(svg);
  },
);

it('the drawing of the river has no area that would be black once inverted', () => {
  expect(Object.fromEntries(drawStages()).river).not.toContain('#fff');
});
