import { expect, it } from 'vitest';
import { splitUnit } from './split-unit.ts';

it.each([
  ['1\u00a0200\u00a0м³/ч', '1\u00a0200', 'м³/ч'],
  ['99,9\u00a0%', '99,9', '%'],
  ['44 дБ(А)', '44', 'дБ(А)'],
  ['6 × 36 Вт', '6 × 36', 'Вт'],
  ['−18\u00a0%', '−18', '%'],
  ['220 ± 10 % В', '220 ± 10', '% В'],
  ['0,45 м/с', '0,45', 'м/с'],
  ['254\u00a0нм и 185\u00a0нм', '254', 'нм и 185\u00a0нм'],
  ['H14', 'H14', undefined],
  ['HEPA\u00a0H14', 'HEPA\u00a0H14', undefined],
  ['до 1,0 МПа', 'до 1,0 МПа', undefined],
  ['64', '64', undefined],
  ['1 200', '1 200', undefined],
])('«%s» is split into «%s» and «%s»', (text, value, unit) => {
  expect(splitUnit(text)).toEqual(unit === undefined ? { value } : { value, unit });
});
