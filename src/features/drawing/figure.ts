import { axisTicks } from './axis-ticks.ts';
import { type Dimensions, type Layer, type Shape, threeViews, type View } from './three-views.ts';

/** A picture of lines and letters, laid out at build: browsers get no geometry to calculate. */
export interface Figure {
  title: string;
  /** What it shows, for those who do not see it. */
  label: string;
  viewBox: string;
  /** Data of SVG paths by the look of their line. */
  paths: Partial<Record<Layer | 'grid' | 'line' | 'points', string>>;
  letters: {
    x: number;
    y: number;
    size: number;
    text: string;
    anchor: 'start' | 'middle' | 'end';
    upright?: boolean;
  }[];
  /** The numbers behind a curve: the names of its columns, then its rows. */
  table?: { columns: [string, string]; rows: [string, string][] };
}

interface Axis {
  label: string;
  unit?: string;
}

export interface CurveData {
  title: string;
  x: Axis;
  y: Axis;
  points: readonly [number, number][];
}

interface DrawingTexts {
  drawing: string;
  views: Record<View, string>;
  describe: (width: number, depth: number, height: number) => string;
  curve: (title: string, from: string, to: string) => string;
}

const CURVE = { width: 520, height: 300, left: 56, bottom: 48, edge: 16, letters: 13, point: 4 };

/** The outline of a model with its sizes. In SVG y grows downwards. */
export function drawingFigure(dimensions: Dimensions, t: DrawingTexts): Figure {
  const { shapes, bounds } = threeViews(dimensions, t.views);
  const { width, depth, height } = dimensions;
  const pathOf = (layer: Layer) => shapes.flatMap((shape) => (shape.layer === layer ? strokeOf(shape) : [])).join('');
  return {
    title: t.drawing,
    label: t.describe(width, depth, height),
    viewBox: [bounds.x, -bounds.y - bounds.height, bounds.width, bounds.height].map(short).join(' '),
    paths: { outline: pathOf('outline'), axes: pathOf('axes'), dimensions: pathOf('dimensions') },
    letters: shapes.flatMap((shape) => {
      if (shape.kind !== 'text') return [];
      const { at, height: letter, text, upright } = shape;
      return [{ x: short(at[0]), y: short(-at[1]), size: short(letter * 1.4), text, anchor: 'middle', upright }];
    }) as Figure['letters'],
  };
}

function strokeOf(shape: Shape): string[] {
  if (shape.kind === 'text') return [];
  if (shape.kind === 'circle') return [ring(shape.centre[0], -shape.centre[1], shape.radius)];
  const { from, to } = shape;
  return [`M${short(from[0])} ${short(-from[1])}L${short(to[0])} ${short(-to[1])}`];
}

function ring(x: number, y: number, radius: number): string {
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** A dependence with its axes, and its numbers as a table. */
export function curveFigure({ title, x, y, points }: CurveData, t: DrawingTexts): Figure {
  const sorted = points.toSorted(([one], [other]) => one - other);
  const horizontal = axisTicks(sorted.map(([value]) => value));
  const vertical = axisTicks(sorted.map(([, value]) => value));
  const { width, height, left, bottom, edge, letters: size, point } = CURVE;
  const [right, base] = [width - edge, height - bottom];
  const toX = (value: number) => short(between(value, horizontal, left, right));
  const toY = (value: number) => short(between(value, vertical, base, edge));
  const places = sorted.map(([px, py]) => [toX(px), toY(py)] as const);
  const say = (row: readonly [number, number] | undefined) =>
    row ? `${withUnit(row[0], x)} — ${withUnit(row[1], y)}` : '';
  return {
    title,
    label: t.curve(title, say(sorted[0]), say(sorted.at(-1))),
    viewBox: `0 0 ${width} ${height}`,
    paths: {
      grid: [
        ...horizontal.map((value) => `M${toX(value)} ${edge}V${base}`),
        ...vertical.map((value) => `M${left} ${toY(value)}H${right}`),
      ].join(''),
      line: places.map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${px} ${py}`).join(''),
      points: places.map(([px, py]) => ring(px, py, point)).join(''),
    },
    letters: [
      ...horizontal.map((value) => ({
        x: toX(value),
        y: base + 16,
        size,
        text: number(value),
        anchor: 'middle' as const,
      })),
      ...vertical.map((value) => ({ x: left - 8, y: toY(value), size, text: number(value), anchor: 'end' as const })),
      { x: right, y: height - 8, size, text: axisName(x), anchor: 'end' },
      { x: left, y: 7, size, text: axisName(y), anchor: 'start' },
    ],
    table: {
      columns: [axisName(x), axisName(y)],
      rows: sorted.map(([px, py]) => [number(px), number(py)]),
    },
  };
}

function between(value: number, ticks: readonly number[], from: number, to: number): number {
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)];
  return from + ((value - first) / (last - first)) * (to - from);
}

/** A tenth is finer than anything shown. */
function short(value: number): number {
  return Math.round(value * 10) / 10;
}

function number(value: number): string {
  return value.toLocaleString('ru-RU', { maximumFractionDigits: 2 });
}

function withUnit(value: number, { unit }: Axis): string {
  return [number(value), unit].filter(Boolean).join('\u00a0');
}

function axisName({ label, unit }: Axis): string {
  return unit ? `${label}, ${unit}` : label;
}
