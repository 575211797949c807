import { expect, test } from 'vitest';
import { modelFacts } from './model-facts.ts';

interface Row {
  name: string;
  value: string;
  unit?: string;
  key?: string;
}

const model = (rows: Row[], highlights: { label: string; value: string }[] = []) =>
  modelFacts({
    slug: 'sfera',
    type: { slug: 'uf-ustanovki' },
    highlights,
    specifications: [{ title: 'Основные', rows }],
  });

test('a figure without a condition is used', () => {
  const { figures } = model([
    { name: 'Расход при 5 °C', value: '10', unit: 'м³/ч' },
    { name: 'Расход', value: '20', unit: 'м³/ч' },
  ]);
  expect(figures.flow).toEqual([20]);
});

test('of the figures by speed the one of the highest speed is used', () => {
  const { figures } = model([
    { name: 'Шум на скорости 1 / 2', value: '25 / 34', unit: 'дБ(А)' },
    { name: 'Шум ночью', value: '15', unit: 'дБ(А)' },
  ]);
  expect(figures.noise).toEqual([34]);
});

test('a figure that has only values under a condition is not used', () => {
  expect(model([{ name: 'Шум ночью', value: '15', unit: 'дБ(А)' }]).figures).toEqual({});
  expect(model([{ name: 'Поток воды при дозе 2 г/м³, до', value: '20', unit: 'м³/ч' }]).figures).toEqual({});
});

test('a reactor has each dose that it states a flow for', () => {
  const { figures } = model([
    { name: 'Доза УФ в конце ресурса ламп', value: '40', unit: 'мДж/см²' },
    { name: 'Расход при дозе 60 мДж/см²', value: '60', unit: 'м³/ч' },
    { name: 'Расход при дозе 25 мДж/см² (бассейн)', value: '144', unit: 'м³/ч' },
  ]);
  expect(figures.uvDose).toEqual([25, 40, 60]);
});

test('a highlight is used when the specification lacks the property', () => {
  const { figures } = model(
    [{ name: 'Расход', value: '20', unit: 'м³/ч' }],
    [
      { label: 'Расход', value: '25 м³/ч' },
      { label: 'Мощность', value: '0,3 кВт' },
    ],
  );
  expect(figures).toEqual({ flow: [20], power: [300] });
});

test('a highlight adds no dose to those of the specification', () => {
  const { figures } = model(
    [{ name: 'Доза УФ', value: '40', unit: 'мДж/см²' }],
    [{ label: 'Доза УФ', value: '30 мДж/см²' }],
  );
  expect(figures.uvDose).toEqual([40]);
});

test('neither another figure in the same unit nor one without a unit is used', () => {
  const { figures } = model([
    { name: 'Расход реагента', value: '5', unit: 'м³/ч' },
    { name: 'Расход', value: '20', unit: 'м³/ч' },
    { name: 'Мощность', value: '300' },
  ]);
  expect(figures).toEqual({ flow: [20] });
});

test('a class is the same with and without the name of its standard', () => {
  expect(model([{ name: 'Класс фильтра', value: 'H14' }]).classes).toEqual(['HEPA H14']);
  expect(model([{ name: 'Финальный фильтр', value: 'HEPA\u00a0H14' }]).classes).toEqual(['HEPA H14']);
});

test('unknown names are reported, unless the API gives a key', () => {
  const { unknownNames, core } = model([
    { name: 'Цвет', value: 'белый' },
    { name: 'Ножки', value: '4', key: 'legs' },
    { name: 'Масса', value: '4', unit: 'кг' },
  ]);
  expect(unknownNames).toEqual(['Цвет']);
  expect(core).toEqual(['mass']);
});
