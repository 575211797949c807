import type { Point } from './streamlines.ts';

/**
 * A smooth path through points of growing x, as SVG path data with relative coordinates of one decimal. The
 * tangent at a point is the slope between its neighbours.
 */
export function smoothPath(points: Point[]): string {
  const [first] = points;
  if (!first) return '';
  let data = `M${short(first.x)} ${short(first.y)}`;
  // Deltas are taken from rounded positions, so that rounding errors do not add up.
  let pen = rounded(first);
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [at(points, index - 1), at(points, index)];
    const third = (to.x - from.x) / 3;
    const controls = [
      { x: from.x + third, y: from.y + third * slope(points, index - 1) },
      { x: to.x - third, y: to.y - third * slope(points, index) },
      to,
    ];
    data += isStraight(from, controls)
      ? line(pen, to)
      : `c${joined(controls.flatMap((point) => [point.x - pen.x, point.y - pen.y]))}`;
    pen = rounded(to);
  }
  return data;
}

function at(points: Point[], index: number): Point {
  const point = points[Math.min(Math.max(index, 0), points.length - 1)];
  if (!point) throw new RangeError('a path needs points');
  return point;
}

function slope(points: Point[], index: number): number {
  const [from, to] = [at(points, index - 1), at(points, index + 1)];
  return (to.y - from.y) / (to.x - from.x);
}

function isStraight(from: Point, controls: Point[]): boolean {
  return controls.every(({ y }) => Math.abs(y - from.y) < 0.05);
}

function line(pen: Point, to: Point): string {
  return `h${short(to.x - pen.x)}`;
}

function rounded({ x, y }: Point): Point {
  return { x: Number(short(x)), y: Number(short(y)) };
}

function joined(numbers: number[]): string {
  return numbers
    .map(short)
    .reduce((data, number) => (data === '' || number.startsWith('-') ? data + number : `${data} ${number}`), '');
}

/** At most one decimal, no leading zero. */
function short(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');
}
