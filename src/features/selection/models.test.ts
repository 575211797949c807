import { expect, test } from 'vitest';
import { taskFigures } from './models.ts';

const figuresOf = (...rows: [name: string, value: string, unit: string][]) =>
  taskFigures([{ title: 'Основные', rows: rows.map(([name, value, unit]) => ({ name, value, unit })) }]);

test('speeds go from the slowest to the fastest, also where the specification begins with the fastest', () => {
  const { room } = figuresOf(
    ['Подача на скорости 3 / 2 / 1', '600 / 400 / 250', 'м³/ч'],
    ['Шум на скорости 3 / 2 / 1', '38 / 33 / 28', 'дБ(А)'],
    ['Объём помещения, до', '200', 'м³'],
  );
  expect(room?.speeds).toEqual([
    { flow: 250, noise: 28 },
    { flow: 400, noise: 33 },
    { flow: 600, noise: 38 },
  ]);
});

test('a dose in a condition is read with its fraction', () => {
  const { duct } = figuresOf(['Расход', '6000', 'м³/ч'], ['Расход при 147,5 Дж/м³', '4000', 'м³/ч']);
  expect(duct?.ratings).toEqual([{ dose: 147.5, flow: 4000 }]);
  const { water } = figuresOf(
    ['Расход', '90', 'м³/ч'],
    ['Доза УФ', '40', 'мДж/см²'],
    ['Пропускание воды', '95', '%'],
    ['Расход при дозе 22,5 мДж/см²', '160', 'м³/ч'],
    ['Исполнение для стоков: расход при 30,5 мДж/см² и 67,5 %', '60', 'м³/ч'],
  );
  expect(water?.ratings.slice(1)).toEqual([
    { flow: 160, dose: 22.5, transmittance: 95 },
    { flow: 60, dose: 30.5, transmittance: 67.5, variant: true },
  ]);
});
