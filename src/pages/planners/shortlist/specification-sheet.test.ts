import { unzipSync, strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { createShortlist } from '../../../features/shortlist/shortlist.ts';
import { shortlist as russian } from '../../../i18n/ru/shortlist.ts';
import { specificationSheet } from './specification-sheet.ts';

test('the sheet has a row for each model with its figures, its quantity and its URL', async () => {
  const product = {
    slug: 'k-6000',
    name: 'Канальная секция «Сфера К-6000»',
    lead: '',
    image: undefined,
    highlights: [{ label: 'Производительность', value: '6\u00a0000 м³/\u2060ч' }],
  };
  const shortlist = createShortlist(['k-6000'], [], { 'k-6000': 3 });
  const blob = await specificationSheet([product], shortlist, 'https://site.test', russian.sheet);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const xml = Object.entries(files)
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('');
  for (const text of ['Поз.', 'Производительность: 6 000 м³/ч', '«Сфера К-6000»', '/equipment/k-6000'])
    expect(xml).toContain(text);
  expect(xml).toMatch(/<v>3<\/v>/);
});
