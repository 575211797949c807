import { axisTicks } from './axis-ticks.ts';
import { type Dimensions, type Layer, type Shape, threeViews, type View } from './three-views.ts';

/** An SVG picture of lines and texts, laid out at build time: browsers calculate no geometry. */
export interface Figure {
  title: string;
  /** The text alternative. */
  label: string;
  viewBox: string;
  /** SVG path data by line style. */
  paths: Partial<Record<Layer | 'grid' | 'line' | 'points', string>>;
  letters: {
    x: number;
    y: number;
    size: number;
    text: string;
    anchor: 'start' | 'middle' | 'end';
    upright?: boolean;
  }[];
  /** The values of a curve: the names of the columns, then the rows. */
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

const CURVE = { width: 520, height: 300, left: 56, bottom: 48, edge: 24, letters: 13, point: 4 };

/** The outline of a model with its dimensions. In SVG y grows downwards. */
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

/** A curve with its axes, and its values as a table. */
export function curveFigure({ title, x, y, points }: CurveData, t: DrawingTexts): Figure {
  const sorted = points.toSorted(([one], [other]) => one - other);
  const horizontal = axisTicks(sorted.map(([value]) => value));
  const vertical = axisTicks(sorted.map(([, value]) => value));
  const { width, height, left, bottom, edge, letters: size, point } = CURVE;
  const [right, base] = [width - edge, height - bottom];
  const toX = (value: number) => short(between(value, horizontal, left, right));
  const toY = (value: number) => short(between(value, vertical, base, edge));
  const vertices = sorted.map(([px, py]) => [toX(px), toY(py)] as const);
  const pointText = (row: readonly [number, number] | undefined) =>
    row ? `${withUnit(row[0], x)} — ${withUnit(row[1], y)}` : '';
  return {
    title,
    label: t.curve(title, pointText(sorted[0]), pointText(sorted.at(-1))),
    viewBox: `0 0 ${width} ${height}`,
    paths: {
      grid: [
        ...horizontal.map((value) => `M${toX(value)} ${edge}V${base}`),
        ...vertical.map((value) => `M${left} ${toY(value)}H${right}`),
      ].join(''),
      line: vertices.map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${px} ${py}`).join(''),
      points: vertices.map(([px, py]) => ring(px, py, point)).join(''),
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

/** One decimal: finer differences are not visible. */
function short(value: number): number {
  return Math.round(value * 10) / 10;
}

const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

function number(value: number): string {
  return numbers.format(value);
}

function withUnit(value: number, { unit }: Axis): string {
  return [number(value), unit].filter(Boolean).join('\u00a0');
}

function axisName({ label, unit }: Axis): string {
  return unit ? `${label}, ${unit}` : label;
}
