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
  expect(figure.paths.line).toMatch(/^M[\d.]+ [\d.]+L504 [\d.]+$/);
  expect(figure.paths.points?.match(/M/g)).toHaveLength(2);
  expect(figure.label.replaceAll('\u00a0', ' ')).toBe('График «Потеря»: от 3 000 м³/ч — 21 Па до 6 000 м³/ч — 85 Па');
});

test('a drawing has separate paths for its outline, its axes, its dimensions and its texts', () => {
  const figure = drawingFigure({ width: 300, height: 200, depth: 100, connections: [] }, texts);
  expect(figure.paths.outline?.match(/M/g)).toHaveLength(12);
  expect(figure.paths.axes?.match(/M/g)).toHaveLength(6);
  expect(figure.letters.map(({ text }) => text)).toEqual(expect.arrayContaining(['300', '200', '100', 'Вид сверху']));
});
