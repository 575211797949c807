import { drawingFile } from '../../../../src/features/drawing/drawing-path.ts';
import { threeViews } from '../../../../src/features/drawing/three-views.ts';
import { drawing as texts } from '../../../../src/i18n/ru/drawing.ts';
import type { CachedPage } from '../../cache/build-cache.ts';
import type { OutputTree } from '../../output/output-tree.ts';
import type { PlannedPage } from '../../page/planned-page.ts';
import { writeDxf } from './write-dxf.ts';
import { writePdf } from './write-pdf.ts';

/** Writes the drawings of all models whose page has one, for CAD and for printing. */
export async function writeDrawings(
  planned: readonly PlannedPage[],
  pages: ReadonlyMap<string, CachedPage>,
  tree: OutputTree,
): Promise<void> {
  const { views, sheet } = texts;
  for (const page of planned) {
    const facts = page.name === 'equipmentItem' ? pages.get(page.pathname)?.facts.drawing : undefined;
    if (!facts) continue;
    const { slug, name, dimensions } = facts;
    const drawing = threeViews(dimensions, views);
    tree.write(drawingFile(slug, 'dxf'), writeDxf(drawing));
    tree.write(drawingFile(slug, 'pdf'), await writePdf(drawing, (scale) => sheet(name, scale)));
  }
}
