import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ogFile, type OgPicture, type OgPlan, type OgResult } from './og/picture.ts';
import type { PageRecord } from './records.ts';
import type { Settings } from './settings.ts';
import { hashFiles } from './source-hash.ts';
import type { Tree } from './tree.ts';

/** A picture costs as much as some thirty pages: above this number of pages they share those of their kinds. */
const MOST_OWN_PICTURES = 500;

/** @param pages number of pages of the site. */
export async function planOgPictures(
  { OG_PICTURES }: Pick<Settings, 'OG_PICTURES'>,
  pages: number,
  root: string,
): Promise<OgPlan> {
  const perPage = OG_PICTURES === 'auto' ? pages <= MOST_OWN_PICTURES : OG_PICTURES === 'pages';
  return { perPage, version: await hashFiles(root, ['scripts/build/og']) };
}

/** Puts the pictures that the pages name into the tree: from the cache, or newly drawn. A missing photo fails nothing. */
export async function writeOgPictures(
  records: Map<string, PageRecord>,
  { tree, cacheDir, version }: { tree: Tree; cacheDir: string; version: string },
): Promise<OgResult> {
  const wanted = new Map<string, OgPicture>();
  for (const { facts } of records.values()) if (facts.ogPicture) wanted.set(facts.ogPicture.file, facts.ogPicture);
  const isThere = (file: string) => existsSync(path.join(cacheDir, file));
  const missing = [...wanted.values()].filter(({ file }) => !isThere(file));
  const result = missing.length > 0 ? await drawMissing(missing, cacheDir, version) : { drawn: 0, faults: [] };
  for (const picture of wanted.values())
    tree.keep(isThere(picture.file) ? picture.file : ogFile(picture, version), cacheDir, picture.file);
  if (result.drawn > 0) forgetUnused(path.join(cacheDir, 'og'), wanted);
  return result;
}

const FRUGAL_NODE = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=128', '--max-semi-space-size=2'];

async function drawMissing(pictures: OgPicture[], cacheDir: string, version: string): Promise<OgResult> {
  const script = path.join(import.meta.dirname, 'og/draw-missing.ts');
  const painter = spawn(process.execPath, [...FRUGAL_NODE, script, cacheDir, version]);
  painter.stdin.end(JSON.stringify(pictures));
  const said = Promise.all([text(painter.stdout), text(painter.stderr)]);
  const [code] = (await once(painter, 'close')) as [number | null];
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
