import { gradient, type FlowSpec } from './draw-flow.ts';

/** Space around the sphere for the scale. */
const MARGIN = 30;
const RING = 20;
const TICKS = 72;

/** A square drawing over a round picture: the lines inside the sphere at half opacity and a ring of ticks. */
export function drawLens(spec: FlowSpec): string {
  const { sphere, pitch, lines, colors } = spec;
  const half = sphere.radius + MARGIN;
  const box = `${sphere.x - half} ${sphere.y - half} ${2 * half} ${2 * half}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * half}" height="${2 * half}" viewBox="${box}">`,
    `<defs>${gradient(spec)}</defs>`,
    `<path fill="none" stroke="url(#f)" stroke-opacity=".5" stroke-width="1.25" d="${chords(spec, pitch, lines)}"/>`,
    `<g fill="none" stroke="${colors.ring}" stroke-opacity=".25"><circle cx="${sphere.x}" cy="${sphere.y}" r="${sphere.radius + RING}"/>`,
    `<path d="${ticks(spec)}"/></g></svg>\n`,
  ].join('');
}

function chords({ sphere }: FlowSpec, pitch: number, lines: number): string {
  return Array.from({ length: 2 * lines + 1 }, (_, index) => {
    const y = ((index - lines) * pitch) / (1 + sphere.permeability);
    const chord = Math.sqrt(sphere.radius ** 2 - y ** 2);
    return `M${Math.round(sphere.x - chord)} ${sphere.y + y}h${Math.round(2 * chord)}`;
  }).join('');
}

function ticks({ sphere }: FlowSpec): string {
  return Array.from({ length: TICKS }, (_, index) => {
    const angle = (index * 2 * Math.PI) / TICKS;
    const outer = sphere.radius + RING;
    const inner = outer - (index % 6 === 0 ? 12 : 6);
    const point = (radius: number) =>
      `${(sphere.x + radius * Math.cos(angle)).toFixed(1)} ${(sphere.y + radius * Math.sin(angle)).toFixed(1)}`;
    return `M${point(inner)}L${point(outer)}`;
  }).join('');
}
