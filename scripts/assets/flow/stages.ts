import { drawFlow, type FlowSpec } from './draw-flow.ts';
import { drawLens } from './draw-lens.ts';
import { drawRiver } from './draw-river.ts';

// SVG files used as images cannot read the page's custom properties, so their colours are here.
const LIGHT = { still: '#8fa3ac', passing: '#a9bbc2', uv: '#6a4df4', air: '#12b5bd', ring: '#0b2230' };
const DARK = { still: '#5c7885', passing: '#34525f', uv: '#9c88ff', air: '#35d0d3', ring: '#fff' };

const SPECS = {
  header: {
    size: [720, 230],
    sphere: { x: 430, y: 115, radius: 66, permeability: 0.55 },
    pitch: 17,
    lines: 5,
    amplitude: 9,
    colors: LIGHT,
    ring: 1,
    seed: 1,
  },
  dark: {
    size: [1440, 440],
    sphere: { x: 720, y: 220, radius: 164, permeability: 0.55 },
    pitch: 25,
    lines: 8,
    amplitude: 14,
    colors: DARK,
    fadeIn: 0.1,
    ring: 1,
    seed: 2,
    motion: 'drift',
  },
  hero: {
    size: [1440, 760],
    sphere: { x: 985, y: 380, radius: 290, permeability: 0.5 },
    pitch: 27,
    lines: 16,
    amplitude: 16,
    colors: LIGHT,
    seed: 3,
    motion: 'draw',
  },
  cta: {
    size: [1600, 460],
    sphere: { x: 1200, y: 230, radius: 130, permeability: 0.6 },
    pitch: 27,
    lines: 7,
    amplitude: 14,
    colors: LIGHT,
    seed: 4,
  },
  'not-found': {
    size: [1440, 420],
    sphere: { x: 720, y: 210, radius: 104, permeability: 0.55 },
    pitch: 22,
    lines: 7,
    amplitude: 14,
    colors: LIGHT,
    fadeIn: 0.1,
    ring: 15,
    endsAt: 0.712,
    seed: 6,
  },
} satisfies Record<string, FlowSpec>;

/**
 * `river` replaces a map that did not load; `lens` lies over a picture in the sphere of the hero: the lines that cross it, and
 * a scale around it.
 */
export type FlowStage = keyof typeof SPECS | 'lens' | 'river';

/** All drawings by name, as the texts of SVG files. */
export function drawStages(): [FlowStage, string][] {
  const flows = (Object.entries(SPECS) as [FlowStage, FlowSpec][]).map(([name, spec]): [FlowStage, string] => [
    name,
    drawFlow(spec),
  ]);
  return [...flows, ['lens', drawLens(SPECS.hero)], ['river', drawRiver(LIGHT)]];
}
