import { expect, test } from 'vitest';
import { drawing as texts } from '../../i18n/ru/drawing.ts';
import { curveFigure, drawingFigure } from './figure.ts';

test('a curve has a point, a table row and a vertex of the line for each pair of numbers, in their order', () => {
  const axis = { label: 'Расход', unit: 'м³/ч' };
  const points: [number, number][] = [
    [6000, 85],
    [3000, 21],
  ];
  const figure = curveFigure({ title: 'Потеря', x: axis, y: { label: 'Потеря', unit: 'Па' }, points }, texts);
  expect(figure.table).toEqual({
    columns: ['Расход, м³/ч', 'Потеря, Па'],
    rows: [
      ['3\u00a0000', '21'],
      ['6\u00a0000', '85'],
    ],
  });
  expect(figure.paths.line).toMatch(/^M[\d.]+ [\d.]+L496 [\d.]+$/);
  expect(figure.paths.points?.match(/M/g)).toHaveLength(2);
  expect(figure.label.replaceAll('\u00a0', ' ')).toBe('График «Потеря»: от 3 000 м³/ч — 21 Па до 6 000 м³/ч — 85 Па');
});

test('the last number below a curve is not cut, and the name of the other axis is clear of the grid', () => {
  const x = { label: 'Расход', unit: 'м³/ч' };
  const y = { label: 'Доза', unit: 'Дж/м³' };
  const points: [number, number][] = [
    [0, 500],
    [12_000, 100],
  ];
  const { letters, viewBox, paths } = curveFigure({ title: 'Доза', x, y, points }, texts);
  const last = letters.findLast(({ anchor }) => anchor === 'middle');
  // A digit is 0.6 of the size wide.
  expect((last?.x ?? 0) + '12 000'.length * 0.3 * (last?.size ?? 0)).toBeLessThanOrEqual(Number(viewBox.split(' ')[2]));
  const name = letters.find(({ text }) => text === 'Доза, Дж/м³');
  const [, top] = /^M[\d.]+ ([\d.]+)V/.exec(paths.grid ?? '') ?? [];
  expect((name?.y ?? 0) + (name?.size ?? 0) / 2).toBeLessThan(Number(top) - 4);
});

test('a drawing has separate paths for its outline, its axes, its dimensions and its texts', () => {
  const figure = drawingFigure({ width: 300, height: 200, depth: 100, connections: [] }, texts);
  expect(figure.paths.outline?.match(/M/g)).toHaveLength(12);
  expect(figure.paths.axes?.match(/M/g)).toHaveLength(6);
  expect(figure.letters.map(({ text }) => text)).toEqual(expect.arrayContaining(['300', '200', '100', 'Вид сверху']));
});
