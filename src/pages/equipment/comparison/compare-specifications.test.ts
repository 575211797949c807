import { describe, expect, it } from 'vitest';
import { compareSpecifications, onlyDifferences, type Specifications } from './compare-specifications.ts';

const group = (title: string, rows: Record<string, string>): Specifications[number] => ({
  title,
  rows: Object.entries(rows).map(([name, value]) => ({ name, value })),
});

describe('specifications beside each other', () => {
  it('are matched by the names of their rows, in the order of the first model', () => {
    const compared = compareSpecifications([
      [group('Основные', { Расход: '5', Фильтр: 'G4' })],
      [group('Основные', { Фильтр: 'G4', Расход: '20', Датчик: 'есть' })],
    ]);
    expect(compared).toEqual([
      {
        title: 'Основные',
        rows: [
          { name: 'Расход', values: ['5', '20'], differs: true },
          { name: 'Фильтр', values: ['G4', 'G4'], differs: false },
          { name: 'Датчик', values: [undefined, 'есть'], differs: true },
        ],
      },
    ]);
  });

  it('are matched across groups with different titles', () => {
    const compared = compareSpecifications([
      [group('Условия', { Гарантия: '24' })],
      [group('Масса', { Масса: '9', Гарантия: '24' })],
    ]);
    expect(compared.map(({ title, rows }) => [title, rows.map(({ name }) => name)])).toEqual([
      ['Условия', ['Гарантия']],
      ['Масса', ['Масса']],
    ]);
  });

  it('are matched within a group where one model has a name twice', () => {
    const compared = compareSpecifications([
      [group('Промывка', { Длительность: '10' }), group('Регенерация', { Длительность: '60' })],
      [group('Регенерация', { Длительность: '60' })],
    ]);
    expect(compared.map(({ rows }) => rows[0]?.values)).toEqual([
      ['10', undefined],
      ['60', '60'],
    ]);
  });

  it('have the unit after a non-breaking space', () => {
    const [compared] = compareSpecifications([[{ title: 'А', rows: [{ name: 'Шум', value: '44', unit: 'дБ(А)' }] }]]);
    expect(compared?.rows[0]?.values).toEqual(['44\u00a0дБ(А)']);
  });

  it('can be filtered to the rows that differ', () => {
    const compared = compareSpecifications([
      [group('А', { Расход: '5', Фильтр: 'G4' }), group('Б', { Масса: '9' })],
      [group('А', { Расход: '6', Фильтр: 'G4' }), group('Б', { Масса: '9' })],
    ]);
    expect(onlyDifferences(compared)).toEqual([
      { title: 'А', rows: [{ name: 'Расход', values: ['5', '6'], differs: true }] },
    ]);
  });
});
