import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unzipSync, strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { createShortlist } from '../../../features/shortlist/shortlist.ts';
import { shortlist as russian } from '../../../i18n/ru/shortlist.ts';
import { tablePdf } from '../../../features/table-pdf/table-pdf.ts';
import { COLUMN_WIDTHS, specificationRows } from './specification-rows.ts';
import { specificationSheet } from './specification-sheet.ts';

const product = {
  slug: 'k-6000',
  name: 'Канальная секция «Сфера К-6000»',
  lead: '',
  image: undefined,
  highlights: [{ label: 'Производительность', value: '6\u00a0000 м³/\u2060ч' }],
};
const shortlist = createShortlist(['k-6000'], [], { 'k-6000': 3 });
const rows = specificationRows([product], shortlist, 'https://site.test', russian.sheet);

test('the sheet has a row for each model with its figures, its quantity and its URL', async () => {
  const blob = await specificationSheet(rows, russian.sheet);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const xml = Object.entries(files)
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('');
  for (const text of ['Поз.', 'Производительность: 6 000 м³/ч', '«Сфера К-6000»', '/equipment/k-6000'])
    expect(xml).toContain(text);
  expect(xml).toMatch(/<v>3<\/v>/);
});

const font = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf'),
);
const pagesOf = async (count: number) => {
  const blob = await tablePdf({
    title: 'Спецификация',
    layout: 'landscape',
    widths: COLUMN_WIDTHS,
    lines: ['ООО «Вентпроект»'],
    columns: russian.sheet.columns,
    rows: Array.from({ length: count }, () => rows).flat(),
    font: font.buffer.slice(font.byteOffset, font.byteOffset + font.byteLength) as ArrayBuffer,
  });
  const text = Buffer.from(await blob.arrayBuffer()).toString('latin1');
  return { count: text.match(/\/Type \/Page\b/g)?.length, text };
};

test('the PDF of a short list has one page, the font and the URLs of the models', async () => {
  const { count, text } = await pagesOf(3);
  expect(count).toBe(1);
  expect(text).toContain('/URI (https://site.test/equipment/k-6000)');
  expect(text).toMatch(/\/FontFile2[\s\S]*\/ToUnicode/);
});

test('the PDF of a long list has several pages', async () => {
  expect(await pagesOf(40)).toMatchObject({ count: 3 });
});
