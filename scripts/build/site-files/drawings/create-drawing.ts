import type { DrawingFormat } from '../../../../src/features/drawing/drawing-path.ts';
import { type DrawingFacts, threeViews } from '../../../../src/features/drawing/three-views.ts';
import { drawing as texts } from '../../../../src/i18n/ru/drawing.ts';
import { writeDxf } from './write-dxf.ts';
import { writePdf } from './write-pdf.ts';

/** Creates the file with the drawing of a model. */
export async function createDrawing(
  { name, dimensions }: DrawingFacts,
  format: DrawingFormat,
): Promise<string | Uint8Array> {
  const drawing = threeViews(dimensions, texts.views);
  return format === 'dxf' ? writeDxf(drawing) : writePdf(drawing, (scale) => texts.sheet(name, scale));
}
