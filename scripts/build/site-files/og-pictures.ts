import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { endWithUs } from '../bundle/kill-on-exit.ts';
import { ogFile, type OgPicture, type OgPlan, type OgResult } from '../page/og-picture.ts';
import { TREE_MARK } from '../output/published-path.ts';
import type { PageRecord } from '../cache/build-cache.ts';
import type { Settings } from '../options/settings.ts';
import { hashFiles } from '../cache/fingerprint.ts';
import type { Tree } from '../output/output-tree.ts';

/** A picture costs as much as some thirty pages: above this number of pages they share those of their kinds. */
const MOST_OWN_PICTURES = 500;

/** @param pages number of pages of the site. */
export function planOgPictures({ OG_PICTURES }: Pick<Settings, 'OG_PICTURES'>, pages: number, root: string): OgPlan {
  const perPage = OG_PICTURES === 'auto' ? pages <= MOST_OWN_PICTURES : OG_PICTURES === 'pages';
  return { perPage, version: hashFiles(root, ['scripts/build/og']) };
}

interface Folders {
  tree: Tree;
  cacheDir: string;
  /** The tree of the last build: a machine without a cache may have it from the bucket. */
  previousDir?: string | undefined;
}

/**
 * Puts the pictures that the pages name into the tree: from the cache, from the last build, or newly drawn. A missing
 * photo fails nothing.
 */
export async function writeOgPictures(
  records: ReadonlyMap<string, PageRecord>,
  version: string,
  { tree, cacheDir, previousDir }: Folders,
): Promise<OgResult> {
  const wanted = new Map<string, OgPicture>();
  for (const { facts } of records.values()) if (facts.ogPicture) wanted.set(facts.ogPicture.file, facts.ogPicture);
  const isIn = (dir: string, file: string) => existsSync(path.join(dir, file));
  const isTrusted = trustIn(previousDir);
  const sourceOf = (picture: OgPicture) => {
    if (isIn(cacheDir, picture.file)) return cacheDir;
    return previousDir !== undefined && isTrusted(picture) && isIn(previousDir, picture.file) ? previousDir : undefined;
  };
  const missing = [...wanted.values()].filter((picture) => sourceOf(picture) === undefined);
  const result = missing.length > 0 ? await drawMissing(missing, cacheDir, version) : { drawn: 0, faults: [] };
  for (const picture of wanted.values()) {
    const source = sourceOf(picture);
    tree.keep(source ? picture.file : ogFile(picture, version), source ?? cacheDir, picture.file);
  }
  if (result.drawn > 0) forgetUnused(path.join(cacheDir, 'og'), wanted);
  return result;
}

/** Where a photo did not come, the last build may show a picture without it under the name of one that has it. */
function trustIn(previousDir: string | undefined): (picture: OgPicture) => boolean {
  if (previousDir === undefined) return () => false;
  try {
    const report = JSON.parse(readFileSync(path.join(previousDir, TREE_MARK), 'utf8')) as { ogPictures?: OgResult };
    const { ogPictures } = report;
    return ({ photo }) => photo === undefined || ogPictures?.faults.length === 0;
  } catch {
    return () => false; // a report that was cut
  }
}

const FRUGAL_NODE = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=128', '--max-semi-space-size=2'];

async function drawMissing(pictures: OgPicture[], cacheDir: string, version: string): Promise<OgResult> {
  const script = path.join(import.meta.dirname, 'og/render-pictures.ts');
  const painter = spawn(process.execPath, [...FRUGAL_NODE, script, cacheDir, version]);
  painter.stdin.end(JSON.stringify(pictures));
  const untie = endWithUs(painter);
  const said = Promise.all([text(painter.stdout), text(painter.stderr)]);
  const [code] = (await once(painter, 'close')) as [number | null];
  untie();
  const [result, errors] = await said;
  if (code !== 0) throw new Error(`The pictures for shared addresses could not be drawn:\n${errors.trim()}`);
  return JSON.parse(result) as OgResult;
}

const DAYS_KEPT = 30;

/** Removes what no build has needed for a while. */
function forgetUnused(folder: string, wanted: Map<string, OgPicture>): void {
  const youngest = Date.now() - DAYS_KEPT * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!wanted.has(`og/${name}`) && statSync(file).mtimeMs < youngest) rmSync(file);
  }
}
