import { type Point, seededRandom, smoothstep } from './streamlines.ts';

/** The centre line of the Moskva around Luzhniki, north up, in a drawing of 800 × 600. */
const COURSE: Point[] = [
  { x: -150, y: -200 },
  { x: -40, y: -70 },
  { x: 40, y: 40 },
  { x: 105, y: 165 },
  { x: 165, y: 285 },
  { x: 250, y: 380 },
  { x: 335, y: 422 },
  { x: 402, y: 430 },
  { x: 475, y: 420 },
  { x: 560, y: 365 },
  { x: 630, y: 270 },
  { x: 668, y: 175 },
  { x: 735, y: 80 },
  { x: 850, y: -10 },
  { x: 990, y: -80 },
];
const LINES = 8;
const PITCH = 12;
const STEPS = 3;
const AMPLITUDE = 13;
/** The share of the course after which the flow is calm. */
const CALM = 0.42;
/** The circle of the office. The page fills it: the drawing is inverted in the dark scheme, and the paper is not. */
const OFFICE_CIRCLE = { x: 400, y: 162, radius: 120 };

/** Luzhniki drawn as a flow: disturbed at first, bending around the office, calm at the end. */
export function drawRiver(colors: { still: string; uv: string; air: string; ring: string }): string {
  const random = seededRandom(7);
  const middle = sampled(COURSE);
  const lines = Array.from({ length: LINES }, (_, index) => {
    const phase = 2 * Math.PI * random();
    return curve(beside(middle, (index - (LINES - 1) / 2) * PITCH, phase));
  });
  const stops = [
    [0.12, colors.still],
    [0.24, colors.uv],
    [0.62, colors.uv],
    [0.86, colors.air],
  ].map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice">',
    `<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" x2="800">${stops.join('')}</linearGradient></defs>`,
    `<path fill="none" stroke="url(#f)" stroke-width="1.25" d="${lines.join('')}"/>`,
    `<circle cx="${OFFICE_CIRCLE.x}" cy="${OFFICE_CIRCLE.y}" r="${OFFICE_CIRCLE.radius}" fill="none" stroke="${colors.ring}" stroke-opacity=".3" stroke-dasharray="1 9.5" stroke-width="10"/>`,
    '</svg>\n',
  ].join('');
}

/** Additional points on the smooth curve through the given ones (Catmull–Rom). */
function sampled(points: Point[]): Point[] {
  return points.slice(1, -2).flatMap((from, index) => {
    const [before, to, after] = [points[index], points[index + 2], points[index + 3]];
    if (!before || !to || !after) return [];
    return Array.from({ length: STEPS }, (_, step) => {
      const t = step / STEPS;
      return { x: between(before.x, from.x, to.x, after.x, t), y: between(before.y, from.y, to.y, after.y, t) };
    });
  });
}

function between(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
}

/** The same course at a distance, waving in its first part. */
function beside(points: Point[], distance: number, phase: number): Point[] {
  return points.map((point, index) => {
    const [from, to] = [points[index - 1] ?? point, points[index + 1] ?? point];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const strength = 1 - smoothstep(0, CALM, index / points.length);
    const offset = distance + AMPLITUDE * strength * Math.sin(index * 1.1 + phase);
    return { x: point.x - ((to.y - from.y) / length) * offset, y: point.y + ((to.x - from.x) / length) * offset };
  });
}

/** Path data of a smooth curve in any direction. */
function curve(points: Point[]): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return points
    .map((point, index) => {
      const previous = points[index - 1];
      if (!previous) return `M${round(point.x)} ${round(point.y)}`;
      const [before, after] = [points[index - 2] ?? previous, points[index + 1] ?? point];
      const controls = [
        previous.x + (point.x - before.x) / 6,
        previous.y + (point.y - before.y) / 6,
        point.x - (after.x - previous.x) / 6,
        point.y - (after.y - previous.y) / 6,
      ];
      return `C${[...controls, point.x, point.y].map(round).join(' ')}`;
    })
    .join('');
}
