import { expect, test } from 'vitest';
import { equipmentFilters } from '../../../i18n/ru/equipment-filters.ts';
import { choiceTexts, facetTitle } from './facet-texts.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

test('a range of watts is shown in kilowatts, the others in their own units', () => {
  const filters = { power: ['-200', '1000-5000', '5000-'], flow: ['20-100'], class: ['HEPA H14'] };
  expect(choiceTexts(filters, equipmentFilters).map(plain)).toEqual([
    'Расход 20–100 м³/ч',
    'Мощность до 0,2 кВт',
    'Мощность 1–5 кВт',
    'Мощность от 5 кВт',
    'Класс HEPA H14',
  ]);
  expect(facetTitle('power', equipmentFilters)).toBe('Мощность, кВт');
});
