import { smoothPath } from './smooth-path.ts';
import { entry, type Point, seededRandom, type Sphere, streamline, waves } from './streamlines.ts';

export interface FlowSpec {
  size: [width: number, height: number];
  sphere: Sphere;
  /** Distance of the lines far from the sphere. */
  pitch: number;
  /** Lines above and below the middle one. */
  lines: number;
  /** Amplitude of the disturbance on the left. */
  amplitude: number;
  colors: { still: string; passing: string; uv: string; air: string; ring: string };
  /** Opacity of the lines at the left edge. */
  fadeIn?: number;
  /** Width of the sphere's outline; more than 1 is drawn in full colour. */
  ring?: number;
  /** The share of the width at which the lines end. */
  endsAt?: number;
  /** The lines appear by drawing, or dashes drift along them; for visitors without the preference for reduced motion. */
  motion?: 'draw' | 'drift';
  seed: number;
}

/** Distance of the points where the line waves, and where it is straight. */
const FINE = 30;
const COARSE = 64;
const OVERHANG = 20;
/** Distance from the surface of the sphere in which a line bends. */
const BEND = 10;

/** The text of an SVG file with one flow. The same specification gives the same bytes. */
export function drawFlow(spec: FlowSpec): string {
  const [width, height] = spec.size;
  const random = seededRandom(spec.seed);
  const lines = Array.from({ length: 2 * spec.lines + 1 }, (_, index) =>
    linePoints(spec, (index - spec.lines) * spec.pitch, random),
  );
  const dots = lines.flatMap((points) => particles(points, spec, random)).join('');
  const paths = lines
    .map((points) => `<path${spec.motion === 'draw' ? ' pathLength="1"' : ''} d="${smoothPath(points)}"/>`)
    .join('');
  const dashes = spec.motion === 'drift' ? '<use href="#l" class="d"/>' : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    motionStyle(spec),
    `<defs>${gradient(spec)}</defs>`,
    `<g fill="none" stroke="url(#f)" stroke-width="1.25"><g id="l">${paths}</g>${dashes}</g>`,
    `<g fill="${spec.colors.still}">${dots}</g>`,
    ring(spec),
    '</svg>\n',
  ].join('');
}

/**
 * SVG images run their own stylesheets, so the motion needs no script and stops while the drawing is not visible. The dashes
 * move in steps of one pixel: as smooth as sixty frames a second, but with less work.
 */
function motionStyle({ motion }: FlowSpec): string {
  if (motion === undefined) return '';
  const rules = {
    draw: '#l{stroke-dasharray:1;animation:m 1.4s cubic-bezier(.65,0,.35,1) both}@keyframes m{from{stroke-dashoffset:1}}',
    drift:
      '.d{stroke-width:2.5;stroke-linecap:round;stroke-dasharray:4 92;animation:m 4s steps(96) infinite}@keyframes m{to{stroke-dashoffset:-96}}',
  }[motion];
  return `<style>@media(prefers-reduced-motion:no-preference){${rules}}</style>`;
}

/** Points of one line: waving before the sphere, straight inside, calm after it. */
function linePoints({ size: [width], sphere, amplitude }: FlowSpec, psi: number, random: () => number): Point[] {
  const edge = sphere.x - sphere.radius;
  const disturbance = waves(
    amplitude * (0.6 + 0.8 * random()),
    [random() * 2 * Math.PI, random() * 2 * Math.PI],
    edge * 0.35,
    edge,
  );
  const gate = entry(psi, sphere);
  const pointAt = (x: number): Point => ({ x, y: sphere.y + streamline(psi, x - sphere.x, sphere) + disturbance(x) });
  const inside = psi / (1 + sphere.permeability);
  const [enters, leaves] = gate === undefined ? [sphere.x, sphere.x] : [sphere.x + gate, sphere.x - gate];
  const through = gate === undefined ? [pointAt(sphere.x)] : corners(enters, leaves, sphere.y + inside);
  return [...left(-OVERHANG, enters).map(pointAt), ...through, ...right(leaves, width + OVERHANG).map(pointAt)];
}

/** Before and after the surface, so that the path bends between them and has no corner. */
function corners(enters: number, leaves: number, y: number): Point[] {
  const bend = Math.min(BEND, (leaves - enters) / 4);
  return [enters + bend, leaves - bend].map((x) => ({ x, y }));
}

function left(from: number, to: number): number[] {
  const count = Math.max(1, Math.round((to - from) / FINE));
  return Array.from({ length: count }, (_, index) => from + ((to - BEND - from) * index) / (count - 1 || 1));
}

/** Dense behind the sphere, where the lines bend, and sparser further on. */
function right(from: number, to: number): number[] {
  const points = [from + BEND];
  for (let x = from + BEND, step = FINE / 2; x < to; step = Math.min(step * 1.5, COARSE * 3)) {
    x = Math.min(x + step, to);
    points.push(x);
  }
  return points;
}

/** Particles on every line before the sphere. */
function particles(points: Point[], { sphere, size: [width] }: FlowSpec, random: () => number): string[] {
  const edge = sphere.x - sphere.radius;
  const density = 0.16 * Math.min(1, 900 / width);
  return points
    .filter(({ x }) => x > 0 && x < edge * 0.92)
    .filter(() => random() < density)
    .map(({ x, y }) => {
      const radius = (1 + 2.2 * random()).toFixed(1);
      const opacity = (0.15 + 0.6 * (x / edge)).toFixed(2);
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" opacity="${opacity}"/>`;
    });
}

/** Grey before the sphere, violet through it, aqua after. */
export function gradient({ size: [width], sphere, colors, fadeIn = 0, endsAt }: FlowSpec): string {
  const [enters, middle, leaves] = [sphere.x - sphere.radius, sphere.x, sphere.x + sphere.radius].map(
    (x) => x / width,
  ) as [number, number, number];
  const stops: [offset: number, color: string, opacity?: number][] = [
    [0, colors.still, fadeIn],
    [enters * 0.35, colors.still, Math.max(0.28, fadeIn)],
    [enters - 0.02, colors.still, 0.9],
    [enters + 0.03, colors.uv],
    [middle + 0.02, colors.uv],
    [leaves - 0.02, colors.air],
    [endsAt ?? 1, colors.air, endsAt === undefined ? 1 : 0],
  ];
  const markup = stops.map(
    ([offset, color, opacity = 1]) =>
      `<stop offset="${Number(offset.toFixed(3))}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
  );
  return `<linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" x2="${width}">${markup.join('')}</linearGradient>`;
}

function ring({ sphere, ring: width, colors }: FlowSpec): string {
  if (width === undefined) return '';
  const opacity = width > 1 ? '' : ' stroke-opacity=".16"';
  return `<circle cx="${sphere.x}" cy="${sphere.y}" r="${sphere.radius}" fill="none" stroke="${colors.ring}" stroke-width="${width}"${opacity}/>`;
}
