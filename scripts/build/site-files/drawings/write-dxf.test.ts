import CadReader from 'dxf-parser';
import { expect, test } from 'vitest';
import { threeViews } from '../../../../src/features/drawing/three-views.ts';
import { writeDxf } from './write-dxf.ts';

const names = { front: 'Вид спереди', left: 'Вид слева', top: 'Вид сверху' };
const connections = [{ view: 'top' as const, label: 'DN 65', x: 100, y: 120, diameter: 65 }];
const drawing = threeViews({ width: 1250, height: 820, depth: 800, connections }, names);

test('a CAD reader finds every line, circle and text of the drawing at full scale', () => {
  const read = new CadReader().parseSync(writeDxf(drawing));
  const entities = read?.entities ?? [];
  const count = (type: string) => entities.filter((entity) => entity.type === type).length;
  const drawn = (kind: string) => drawing.shapes.filter((shape) => shape.kind === kind).length;
  expect([count('LINE'), count('CIRCLE'), count('TEXT')]).toEqual([drawn('line'), drawn('circle'), drawn('text')]);
  expect(entities).toContainEqual(expect.objectContaining({ type: 'TEXT', text: 'Вид спереди', layer: 'DIMENSIONS' }));
  expect(entities).toContainEqual(expect.objectContaining({ type: 'CIRCLE', radius: 32.5, layer: 'OUTLINE' }));
  expect(Object.keys(read?.tables['layer'].layers ?? {})).toEqual(
    expect.arrayContaining(['OUTLINE', 'AXES', 'DIMENSIONS']),
  );
  // Millimetres.
  expect(read?.header['$INSUNITS']).toBe(4);
});

test('its header has the extents of the drawing, its texts included', () => {
  const { x, y, width, height } = drawing.bounds;
  expect(new CadReader().parseSync(writeDxf(drawing))?.header).toMatchObject({
    $EXTMIN: { x, y },
    $EXTMAX: { x: x + width, y: y + height },
  });
});

test('its texts have a style whose font has Cyrillic letters', () => {
  const lines = writeDxf(drawing).split(/\r?\n/);
  const styleOf = (text: string) => lines[lines.indexOf('7', lines.indexOf(text)) + 1] ?? '';
  for (const name of Object.values(names)) expect(styleOf(name)).toBe('unicode');
  const style = lines.slice(lines.indexOf('unicode', lines.indexOf('AcDbTextStyleTableRecord')));
  expect(style[style.indexOf('3') + 1]).toBe('arial.ttf');
});

test('the same drawing gives the same file', () => expect(writeDxf(drawing)).toBe(writeDxf(drawing)));
