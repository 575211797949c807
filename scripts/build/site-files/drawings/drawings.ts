import { existsSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { drawingFile } from '../../../../src/features/drawing/drawing-path.ts';
import type { DrawingFacts } from '../../../../src/features/drawing/three-views.ts';
import { routes } from '../../../../src/routes.ts';
import type { CachedPage } from '../../cache/build-cache.ts';
import type { OutputTree } from '../../output/output-tree.ts';
import { isKept, keepFile } from '../../page/kept-files.ts';
import { pageFile } from '../../page/page-files.ts';
import { BuildFailure, failureOf } from '../../report/failure.ts';

const FORMATS = ['dxf', 'pdf'] as const;

/** The tree of the last build, if the same code has written it, and its pages. */
export interface SameCodeBuild {
  dir: string;
  pages: ReadonlyMap<string, CachedPage>;
}

interface EarlierTrees {
  /** The published tree. */
  previousDir: string | undefined;
  sameCode: SameCodeBuild | undefined;
}

/** The pages of models are below it. Other pages are not read. */
const MODELS = `${routes.equipment.href()}/`;

/**
 * Writes the drawings of all models whose page in this tree has one, for CAD and for printing. An unchanged one is taken from the
 * last build. Signals are handled between two drawings, since those of 10,000 models take a quarter of a minute; the memory of each
 * is released then. @throws {BuildFailure} with the page of a drawing that cannot be written
 */
export async function writeDrawings(
  pages: ReadonlyMap<string, CachedPage>,
  tree: OutputTree,
  { previousDir, sameCode }: EarlierTrees,
): Promise<void> {
  for (const pathname of pages.keys()) {
    const facts = pathname.startsWith(MODELS) ? pages.get(pathname)?.facts.drawing : undefined;
    if (!facts || keepsDrawing(pathname, facts, tree, previousDir)) continue;
    if (reusesDrawing(pathname, facts, tree, sameCode)) continue;
    // The PDF library takes longer to load than any other of a rebuild.
    const { createDrawing } = await import('./create-drawing.ts');
    try {
      for (const format of FORMATS) tree.write(drawingFile(facts.slug, format), await createDrawing(facts, format));
    } catch (error) {
      throw new BuildFailure([failureOf(pathname, error)]);
    }
    await setImmediate();
  }
}

function reusesDrawing(
  pathname: string,
  facts: DrawingFacts,
  tree: OutputTree,
  last: SameCodeBuild | undefined,
): boolean {
  if (!last || !isDeepStrictEqual(last.pages.get(pathname)?.facts.drawing, facts)) return false;
  const files = FORMATS.map((format) => drawingFile(facts.slug, format));
  if (!files.every((file) => existsSync(path.join(last.dir, file)))) return false;
  for (const file of files) tree.reuse(file, last.dir);
  return true;
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
