import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawDocument } from './draw-document.ts';
import type { PrintedDocument } from './draw-document.ts';

const rows = Array.from({ length: 60 }, (_, index) => [`Параметр ${index}`, '1\u00a0200\u00a0м³/ч'] as const);
const document: PrintedDocument = {
  number: 101,
  title: 'Паспорт «Сфера А-1200»',
  category: 'Паспорта',
  date: '2026-03-14T10:00:00+03:00',
  contacts: 'info@chistosfera.ru',
  sections: [{ title: 'Технические данные', paragraphs: ['Расход воздуха.'], rows }],
};

/** The text that can be copied from the file. */
function characters(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const maps = streams.filter((text) => text.includes('begincmap')).join('\n');
  const codes = [...maps.matchAll(/<([0-9a-f]{4})>(?=[ \]])/g)].map(([, code = '']) => parseInt(code, 16));
  return String.fromCodePoint(...codes);
}

test('Cyrillic text can be searched and copied', async () => {
  const text = characters(await drawDocument(document));
  for (const letter of 'Паспортвоздухм³') expect(text).toContain(letter);
});

test('an invisible character has no width', async () => {
  const marked = { ...document, contacts: 'info@\u2060chistosfera.ru' };
  expect((await drawDocument(marked)).equals(await drawDocument(document))).toBe(true);
});

test('the same document gives the same bytes, another one does not', async () => {
  const first = await drawDocument(document);
  expect(first.equals(await drawDocument(document))).toBe(true);
  expect(first.equals(await drawDocument({ ...document, number: 102 }))).toBe(false);
});

test('a long table continues on further pages, and the footer adds no page', async () => {
  const pdf = await drawDocument(document);
  expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(3);
});

test('a drawing has the outlines of three views to scale', async () => {
  const drawing = { title: 'Обеззараживатель', width: 520, height: 1640, depth: 380 };
  const plain = await drawDocument({ ...document, sections: [] });
  const drawn = await drawDocument({ ...document, sections: [], drawing });
  const points = (millimetres: number) => (millimetres / 20) * (72 / 25.4);
  expect(rectangles(plain)).toEqual([]);
  expect(rectangles(drawn).map((sizes) => sizes.map((size) => Math.round(size * 10)))).toEqual(
    [
      [520, 1640],
      [380, 1640],
      [520, 380],
    ].map((sizes) => sizes.map((size) => Math.round(points(size) * 10))),
  );
});

/** Width and height of each rectangle that is drawn, in points. */
function rectangles(pdf: Buffer): number[][] {
  const pages = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return pages.flatMap((page) =>
    [...page.matchAll(/^[-\d.]+ [-\d.]+ ([-\d.]+) ([-\d.]+) re$/gm)].map(([, width, height]) => [
      Number(width),
      Number(height),
    ]),
  );
}
