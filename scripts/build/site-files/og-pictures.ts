import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { runNode } from '../../setup/run-node.ts';
import { isKept } from '../page/kept-files.ts';
import { ogFile, type OgPicture, type OgPicturesResult } from '../page/og-picture.ts';
import type { CachedPage } from '../cache/build-cache.ts';
import type { OutputTree } from '../output/output-tree.ts';
import { REPORT_FILE } from '../report/build-report.ts';

interface Folders {
  tree: OutputTree;
  cacheDir: string;
  /** The tree of the last build: a machine without a cache may have downloaded it from the bucket. */
  previousDir?: string;
}

/**
 * Writes the pictures of the pages to the tree: from the cache, from the last build, or newly rendered. A missing photo is not
 * a failure.
 */
export async function writeOgPictures(
  pages: ReadonlyMap<string, CachedPage>,
  version: string,
  { tree, cacheDir, previousDir }: Folders,
): Promise<OgPicturesResult> {
  const wanted = new Map<string, OgPicture>();
  for (const { facts } of pages.values()) if (facts.ogPicture) wanted.set(facts.ogPicture.file, facts.ogPicture);
  const isIn = (dir: string, file: string) => existsSync(path.join(dir, file)) || isKept(dir, file);
  const isTrusted = reusablePictures(previousDir);
  const sourceOf = (picture: OgPicture) => {
    if (isIn(cacheDir, picture.file)) return cacheDir;
    return previousDir !== undefined && isTrusted(picture) && isIn(previousDir, picture.file) ? previousDir : undefined;
  };
  const missing = [...wanted.values()].filter((picture) => sourceOf(picture) === undefined);
  const result = missing.length > 0 ? await renderMissing(missing, cacheDir, version) : { rendered: 0, omitted: [] };
  for (const picture of wanted.values()) {
    const source = sourceOf(picture);
    tree.reuse(source ? picture.file : ogFile(picture, version), source ?? cacheDir, picture.file);
  }
  if (result.rendered > 0) removeUnused(path.join(cacheDir, 'og'), wanted);
  return result;
}

/** If a photo was missing, the last build may have a picture without it under the name of one with it. */
function reusablePictures(previousDir: string | undefined): (picture: OgPicture) => boolean {
  if (previousDir === undefined) return () => false;
  try {
    const report = JSON.parse(readFileSync(path.join(previousDir, REPORT_FILE), 'utf8')) as {
      ogPictures?: OgPicturesResult;
    };
    const { ogPictures } = report;
    return ({ photo }) => photo === undefined || ogPictures?.omitted?.length === 0;
  } catch {
    return () => false; // a truncated report
  }
}

async function renderMissing(pictures: OgPicture[], cacheDir: string, version: string): Promise<OgPicturesResult> {
  const script = path.join(import.meta.dirname, 'og/render-pictures.ts');
  const { code, stdout, stderr } = await runNode(script, [cacheDir, version], { input: JSON.stringify(pictures) });
  if (code !== 0) throw new Error(`The pictures for shared links could not be rendered:\n${stderr.trim()}`);
  return JSON.parse(stdout) as OgPicturesResult;
}

const DAYS_KEPT = 30;

/** Removes pictures that have not been used for some time. Another build, into another folder, may remove them as well. */
function removeUnused(folder: string, wanted: Map<string, OgPicture>): void {
  const youngest = Date.now() - DAYS_KEPT * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (wanted.has(`og/${name}`)) continue;
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && stats.mtimeMs < youngest) rmSync(file, { force: true });
  }
}
