import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { classOwners } from './class-names.ts';
import { separateByPage, type StyleModules } from './page-styles.ts';
import {
  CLIENT_MANIFEST,
  FIRST_STYLES_FILE,
  LAYOUT_STYLES,
  PRINT_STYLES,
  STYLE_MODULES_FILE,
  STYLES,
  type ViteManifest,
} from './vite-manifest.ts';

const AT_PRINT = '@media print{';
/** Braces of blocks, and strings, whose braces are skipped. */
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/gs;

/**
 * Splits the print rules off minified styles. They are written beside the screen styles of their components, and the first
 * paint does not need them.
 */
export function splitStyles(css: string): { screen: string; print: string } {
  const styles = { screen: '', print: '' };
  let start = 0;
  let depth = 0;
  const put = (end: number) => {
    const piece = css.slice(start, end);
    if (piece.startsWith(AT_PRINT)) styles.print += piece.slice(AT_PRINT.length, -1);
    else styles.screen += piece;
    start = end;
  };
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token === '{') depth++;
    if (token !== '}' || --depth > 0) continue;
    put(index + 1);
  }
  put(css.length);
  return styles;
}

/**
 * Writes the styles of a client bundle to hashed files and adds them to the manifest: those of the layout, of each page as
 * a whole and without its first screen, of the whole site, and the print styles. Those of the first screens are written to one
 * file, because the documents contain them.
 * @param src the folder of the sources
 */
export async function separateStyles(clientDir: string, src: string): Promise<void> {
  const manifestFile = path.join(clientDir, CLIENT_MANIFEST);
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as ViteManifest;
  const modules = JSON.parse(await readFile(path.join(clientDir, STYLE_MODULES_FILE), 'utf8')) as StyleModules;
  const entry = manifest[STYLES];
  if (!entry) throw new Error(`The client bundle lacks ${STYLES}`);
  const bundled = path.join(clientDir, entry.file);
  const { screen, print } = splitStyles(await readFile(bundled, 'utf8'));
  await rm(bundled);
  const { layout, whole, first, rest, pages } = separateByPage(screen, modules, classOwners(src));
  const write = async (key: string, css: string, hash = hashOf(css)) => {
    const file = path.posix.join(path.posix.dirname(entry.file), `${path.basename(key, '.css')}-${hash}.css`);
    await writeFile(path.join(clientDir, file), css);
    manifest[key] = { ...entry, file };
  };
  await write(PRINT_STYLES, print);
  // With one hash, so that the browser knows their names (see `src/lib/browser/styles.ts`).
  const hash = hashOf(JSON.stringify([layout, whole, first, rest, pages]));
  await write(LAYOUT_STYLES, layout, hash);
  await write(STYLES, whole, hash);
  for (const [part, ofPages] of Object.entries({ rest, page: pages }))
    for (const [page, css] of Object.entries(ofPages)) await write(`${part}-${page}.css`, css, hash);
  await writeFile(path.join(clientDir, FIRST_STYLES_FILE), JSON.stringify(first));
  await writeFile(manifestFile, JSON.stringify(manifest));
}

function hashOf(css: string): string {
  return createHash('sha256').update(css).digest('base64url').slice(0, 8);
}
