import { expect, test, vi } from 'vitest';
import { threeViews } from '../../../../src/features/drawing/three-views.ts';
import { writePdf } from './write-pdf.ts';

const names = { front: 'Вид спереди', left: 'Вид слева', top: 'Вид сверху' };
const drawing = threeViews({ width: 1250, height: 820, depth: 800, connections: [] }, names);

test('a drawing is one sheet in a standard scale, and the same each time', async () => {
  const scales: string[] = [];
  const write = async () =>
    writePdf(drawing, (scale) => {
      scales.push(scale);
      return `Чертёж, М 1:${scale}`;
    });
  const [one, other] = [await write(), await write()];
  expect(Buffer.from(one).equals(other)).toBe(true);
  expect(
    Buffer.from(one)
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(1);
  expect(scales).toEqual(['15', '15']);
});

test('the bytes of a drawing do not depend on the drawings before it', async () => {
  await writePdf(drawing, () => 'Модель');
  // Its first glyph is a part of the Russian letter in the drawing before it.
  const second = await writePdf(drawing, () => 'BACnet');
  vi.resetModules();
  const { writePdf: writeFirst } = await import('./write-pdf.ts');
  expect(Buffer.from(second).equals(await writeFirst(drawing, () => 'BACnet'))).toBe(true);
});
