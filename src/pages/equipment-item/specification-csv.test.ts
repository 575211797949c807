import { expect, it } from 'vitest';
import { specificationCsv } from './specification-csv.ts';

const columns = ['Раздел', 'Характеристика', 'Значение', 'Единица'];
const csvOf = (value: string, unit?: string) =>
  specificationCsv([{ title: 'Основные', rows: [{ name: 'Расход', value, ...(unit && { unit }) }] }], columns);

it('the table begins with a byte order mark and the column names', () => {
  expect(csvOf('44', 'дБ(А)')).toBe('\uFEFFРаздел;Характеристика;Значение;Единица\r\nОсновные;Расход;44;дБ(А)\r\n');
});

it.each([
  ['1\u00a0200', '1200'],
  ['16\u00a0000\u00a0000', '16000000'],
  ['1\u00a0640 × 520', '1640 × 520'],
  ['0,42', '0,42'],
  ['м³/\u2060ч', 'м³/ч'],
  ['кольцо; EPDM "А"', '"кольцо; EPDM ""А"""'],
  ['=HYPERLINK(1)', "'=HYPERLINK(1)"],
  ['HEPA\u00a0H14', 'HEPA H14'],
])('the cell «%s» is written as «%s»', (value, cell) => {
  expect(csvOf(value)).toContain(`;${cell};\r\n`);
});
