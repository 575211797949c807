import { expect, test } from 'vitest';
import { threeViews } from './three-views.ts';

const names = { front: 'Вид спереди', left: 'Вид слева', top: 'Вид сверху' };
const connection = { view: 'front' as const, label: 'DN 250', x: 400, y: 410, diameter: 250 };
const drawing = threeViews({ width: 1250, height: 820, depth: 800, connections: [connection] }, names);
const texts = drawing.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

test('three views have names, and each dimension appears once', () => {
  expect(texts.toSorted()).toEqual(['1250', '800', '800', '820', 'DN 250', ...Object.values(names)].toSorted());
});

test('outlines have the size of the model, and a connection has its position and diameter', () => {
  const lines = drawing.shapes.flatMap((shape) => (shape.kind === 'line' && shape.layer === 'outline' ? [shape] : []));
  const lengths = lines.map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]));
  expect(lengths.toSorted((one, other) => one - other)).toEqual([
    ...Array<number>(4).fill(800),
    ...Array<number>(4).fill(820),
    ...Array<number>(4).fill(1250),
  ]);
  const circle = drawing.shapes.find(({ kind }) => kind === 'circle');
  expect(circle).toMatchObject({ radius: 125 });
});

test('all shapes lie within the bounds', () => {
  const { x, y, width, height } = drawing.bounds;
  const points = drawing.shapes.flatMap((shape) =>
    shape.kind === 'line' ? [shape.from, shape.to] : [shape.kind === 'circle' ? shape.centre : shape.at],
  );
  for (const [px, py] of points) {
    expect(px).toBeGreaterThanOrEqual(x);
    expect(px).toBeLessThanOrEqual(x + width);
    expect(py).toBeGreaterThanOrEqual(y);
    expect(py).toBeLessThanOrEqual(y + height);
  }
});
