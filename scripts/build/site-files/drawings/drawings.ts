import { drawingFile } from '../../../../src/features/drawing/drawing-path.ts';
import { threeViews } from '../../../../src/features/drawing/three-views.ts';
import { drawing as texts } from '../../../../src/i18n/ru/drawing.ts';
import type { CachedPage } from '../../cache/build-cache.ts';
import type { OutputTree } from '../../output/output-tree.ts';
import { isKept, keepFile } from '../../page/kept-files.ts';
import { pageFile } from '../../page/page-files.ts';
import type { PlannedPage } from '../../page/planned-page.ts';
import { writeDxf } from './write-dxf.ts';
import { writePdf } from './write-pdf.ts';

/** Writes the drawings of all models whose page shows one, for CAD and for paper. */
export async function writeDrawings(
  planned: readonly PlannedPage[],
  pages: ReadonlyMap<string, CachedPage>,
  tree: OutputTree,
  previousDir: string | undefined,
): Promise<void> {
  const { views, sheet } = texts;
  for (const page of planned) {
    const facts = page.name === 'equipmentItem' ? pages.get(page.pathname)?.facts.drawing : undefined;
    if (!facts) continue;
    const { slug, name, dimensions } = facts;
    const files = [drawingFile(slug, 'dxf'), drawingFile(slug, 'pdf')] as const;
    // Of a page that is as before the drawing is, too.
    if (previousDir !== undefined && isKept(tree.dir, pageFile(page.pathname)))
      if (files.every((file) => keepFile(tree.dir, file, previousDir))) continue;
    const drawing = threeViews(dimensions, views);
    tree.write(files[0], writeDxf(drawing));
    tree.write(files[1], await writePdf(drawing, (scale) => sheet(name, scale)));
  }
}
