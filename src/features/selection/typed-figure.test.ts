import { expect, test } from 'vitest';
import { readTypedFigure } from './typed-figure.ts';

test.each([
  ['40', 'м²', 40],
  ['40 м2', 'м²', 40],
  ['40 м²', 'м²', 40],
  ['40 кв. м', 'м²', 40],
  ['1 200', 'м²', 1200],
  ['1\u00a0200,5 м^2', 'м²', 1200.5],
  ['1,5', 'м', 1.5],
  ['2.7', 'м', 2.7],
  ['3,5м', 'м', 3.5],
  ['350 см', 'м', 3.5],
  ['120 л/мин', 'м³/ч', 7.2],
  ['6 бар', 'МПа', 0.6],
  ['95%', '%', 95],
  ['500 мг/л', 'г/л', 0.5],
  ['2 в час', 'в\u00a0час', 2],
  ['2 раза в час', 'в\u00a0час', 2],
])('«%s» for a field in %s is %d', (text, unit, value) => expect(readTypedFigure(text, unit)).toEqual({ value }));

test.each([
  [' ', 'empty'],
  ['сорок', 'notNumber'],
  ['1,2,3', 'notNumber'],
  ['0x10', 'notNumber'],
  ['не менее 40', 'notNumber'],
  ['40 (примерно)', 'notNumber'],
  ['4-5', 'severalNumbers'],
  ['от 4 до 5 м²', 'severalNumbers'],
  ['40 м³/ч', 'otherUnit'],
  ['40 соток', 'otherUnit'],
] as const)('«%s» for a field in m² is an error: %s', (text, error) =>
  expect(readTypedFigure(text, 'м²')).toEqual({ value: NaN, error }),
);
