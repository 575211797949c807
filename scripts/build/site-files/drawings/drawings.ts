import { drawingFile } from '../../../../src/features/drawing/drawing-path.ts';
import type { CachedPage } from '../../cache/build-cache.ts';
import type { OutputTree } from '../../output/output-tree.ts';
import type { PlannedPage } from '../../page/planned-page.ts';
import { createDrawing } from './create-drawing.ts';

/** Writes the drawings of all models whose page has one, for CAD and for printing. */
export async function writeDrawings(
  planned: readonly PlannedPage[],
  pages: ReadonlyMap<string, CachedPage>,
  tree: OutputTree,
): Promise<void> {
  for (const page of planned) {
    const facts = page.name === 'equipmentItem' ? pages.get(page.pathname)?.facts.drawing : undefined;
    if (!facts) continue;
    for (const format of ['dxf', 'pdf'] as const)
      tree.write(drawingFile(facts.slug, format), await createDrawing(facts, format));
  }
}
