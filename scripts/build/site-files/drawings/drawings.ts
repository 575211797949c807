import { drawingFile } from '../../../../src/features/drawing/drawing-path.ts';
import type { DrawingFacts } from '../../../../src/features/drawing/three-views.ts';
import type { CachedPage } from '../../cache/build-cache.ts';
import type { OutputTree } from '../../output/output-tree.ts';
import { isKept, keepFile } from '../../page/kept-files.ts';
import { pageFile } from '../../page/page-files.ts';
import type { PlannedPage } from '../../page/planned-page.ts';

const FORMATS = ['dxf', 'pdf'] as const;

/** Writes the drawings of all models whose page has one, for CAD and for printing. */
export async function writeDrawings(
  planned: readonly PlannedPage[],
  pages: ReadonlyMap<string, CachedPage>,
  tree: OutputTree,
  previousDir: string | undefined,
): Promise<void> {
  const models = planned.flatMap(({ name, pathname }) => {
    const facts = name === 'equipmentItem' ? pages.get(pathname)?.facts.drawing : undefined;
    return facts && !keepsDrawing(pathname, facts, tree, previousDir) ? [facts] : [];
  });
  if (models.length === 0) return;
  // The PDF library takes longer to load than any other of a rebuild.
  const { createDrawing } = await import('./create-drawing.ts');
  for (const facts of models)
    for (const format of FORMATS) tree.write(drawingFile(facts.slug, format), await createDrawing(facts, format));
}

/** The drawing of an unchanged page is unchanged, so the bucket may have it. */
function keepsDrawing(
  pathname: string,
  { slug }: DrawingFacts,
  { dir }: OutputTree,
  previousDir: string | undefined,
): boolean {
  if (previousDir === undefined || !isKept(dir, pageFile(pathname))) return false;
  return FORMATS.every((format) => keepFile(dir, drawingFile(slug, format), previousDir));
}
