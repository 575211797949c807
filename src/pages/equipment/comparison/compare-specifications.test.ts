import { describe, expect, it } from 'vitest';
import { compareSpecifications, onlyDifferences, type Specifications } from './compare-specifications.ts';

const group = (title: string, rows: Record<string, string>): Specifications[number] => ({
  title,
  rows: Object.entries(rows).map(([name, value]) => ({ name, value })),
});

const rowsOf = (...models: Specifications[]) => compareSpecifications(models).flatMap(({ rows }) => rows);
const flow = (name: string, value: string) => ({ title: 'Основные', rows: [{ name, value, unit: 'м³/ч' }] });

describe('compareSpecifications', () => {
  it('matches rows by their names, in the order of the first model', () => {
    const compared = compareSpecifications([
      [group('Основные', { Расход: '5', Фильтр: 'G4' })],
      [group('Основные', { Фильтр: 'G4', Расход: '20', Датчик: 'есть' })],
    ]);
    expect(compared).toEqual([
      {
        title: 'Основные',
        rows: [
          { id: 'flow', name: 'Расход', values: [[{ text: '5' }], [{ text: '20' }]], differs: true },
          { id: 'фильтр', name: 'Фильтр', values: [[{ text: 'G4' }], [{ text: 'G4' }]], differs: false },
          { id: 'датчик', name: 'Датчик', values: [[], [{ text: 'есть' }]], differs: true },
        ],
      },
    ]);
  });

  it('matches rows across groups with different titles', () => {
    const compared = compareSpecifications([
      [group('Условия', { Гарантия: '24' })],
      [group('Масса', { Масса: '9', Гарантия: '24' })],
    ]);
    expect(compared.map(({ title, rows }) => [title, rows.map(({ name }) => name)])).toEqual([
      ['Условия', ['Гарантия']],
      ['Масса', ['Масса']],
    ]);
  });

  it('matches different names of a property and uses its title', () => {
    expect(rowsOf([flow('Производительность, до', '300')], [flow('Расход воды', '300')])).toMatchObject([
      { name: 'Расход', values: [[{ text: 'до\u00a0300\u00a0м³/ч' }], [{ text: '300\u00a0м³/ч' }]] },
    ]);
  });

  it('matches rows by the key of the API', () => {
    const keyed = (name: string) => [{ title: 'А', rows: [{ key: 'colour', name, value: 'белый' }] }];
    expect(rowsOf(keyed('Цвет'), keyed('Окраска'))).toMatchObject([{ name: 'Цвет', differs: false }]);
  });

  it('has one row for a property and shows the conditions of its values', () => {
    const two = [flow('Расход', '90'), flow('Расход при дозе 60 мДж/см²', '60')];
    expect(rowsOf(two, [flow('Расход', '90')])).toEqual([
      {
        id: 'flow',
        name: 'Расход',
        values: [
          [{ text: '90\u00a0м³/ч' }, { text: '60\u00a0м³/ч', condition: 'при дозе 60 мДж/см²' }],
          [{ text: '90\u00a0м³/ч' }],
        ],
        differs: true,
      },
    ]);
  });

  it('shows a condition that all values share in the name of the row', () => {
    const dose = (name: string) => [{ title: 'А', rows: [{ name, value: '40', unit: 'мДж/см²' }] }];
    expect(rowsOf(dose('Доза УФ в конце ресурса ламп'), dose('Доза УФ в конце ресурса лампы'))).toMatchObject([
      { name: 'Доза УФ в конце ресурса ламп', differs: false },
    ]);
  });

  it('shows a condition beside its value if another model has the property under another one', () => {
    const at = (dose: number) => [flow(`Расход при дозе ${dose} мДж/см²`, '90')];
    expect(rowsOf(at(40), at(60))).toMatchObject([
      {
        name: 'Расход',
        values: [[{ condition: 'при дозе 40 мДж/см²' }], [{ condition: 'при дозе 60 мДж/см²' }]],
        differs: true,
      },
    ]);
  });

  it('finds no difference between two equal figures', () => {
    const power = (value: string, unit: string) => [{ title: 'А', rows: [{ name: 'Мощность', value, unit }] }];
    expect(rowsOf(power('0,42', 'кВт'), power('420', 'Вт'))[0]?.differs).toBe(false);
  });

  it('keeps the group of a name that one model has twice', () => {
    const compared = compareSpecifications([
      [group('Промывка', { Этап: '10' }), group('Регенерация', { Этап: '60' })],
      [group('Регенерация', { Этап: '60' })],
    ]);
    expect(compared.map(({ title, rows }) => [title, rows[0]?.values])).toEqual([
      ['Промывка', [[{ text: '10' }], []]],
      ['Регенерация', [[{ text: '60' }], [{ text: '60' }]]],
    ]);
  });

  it('can be filtered to the rows that differ', () => {
    const compared = compareSpecifications([
      [group('А', { Расход: '5', Фильтр: 'G4' }), group('Б', { Масса: '9' })],
      [group('А', { Расход: '6', Фильтр: 'G4' }), group('Б', { Масса: '9' })],
    ]);
    expect(onlyDifferences(compared)).toEqual([
      { title: 'А', rows: [{ id: 'flow', name: 'Расход', values: [[{ text: '5' }], [{ text: '6' }]], differs: true }] },
    ]);
  });
});
