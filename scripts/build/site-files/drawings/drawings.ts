import { drawingFile } from '../../../../src/features/drawing/drawing-path.ts';
import type { CachedPage } from '../../cache/build-cache.ts';
import type { OutputTree } from '../../output/output-tree.ts';
import { isKept, keepFile } from '../../page/kept-files.ts';
import { pageFile } from '../../page/page-files.ts';
import type { PlannedPage } from '../../page/planned-page.ts';
import { createDrawing } from './create-drawing.ts';

const FORMATS = ['dxf', 'pdf'] as const;

/** Writes the drawings of all models whose page has one, for CAD and for printing. */
export async function writeDrawings(
  planned: readonly PlannedPage[],
  pages: ReadonlyMap<string, CachedPage>,
  tree: OutputTree,
  previousDir: string | undefined,
): Promise<void> {
  for (const page of planned) {
    const facts = page.name === 'equipmentItem' ? pages.get(page.pathname)?.facts.drawing : undefined;
    if (!facts) continue;
    const fileOf = (format: (typeof FORMATS)[number]) => drawingFile(facts.slug, format);
    // The drawing of an unchanged page is unchanged.
    if (previousDir !== undefined && isKept(tree.dir, pageFile(page.pathname)))
      if (FORMATS.every((format) => keepFile(tree.dir, fileOf(format), previousDir))) continue;
    for (const format of FORMATS) tree.write(fileOf(format), await createDrawing(facts, format));
  }
}
