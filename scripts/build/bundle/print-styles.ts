import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { classOwners } from './class-names.ts';
import { rulesOf, STYLE_MODULES_FILE, type StyleModules } from './page-styles.ts';
import { CLIENT_MANIFEST, type ViteManifest } from './vite-manifest.ts';

/** Keys of the manifest: the styles for the screen and those for print. */
export const STYLES = 'style.css';
export const PRINT_STYLES = 'print.css';

/** Manifest key of the critical styles of a page. @param page the name of its route, or `layout` */
function pageStyles(page: string): string {
  return `page-${page}.css`;
}

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
 * Writes the styles of a client bundle to hashed files and adds them to the manifest: all styles, the print styles, and the
 * critical styles of each page.
 * @param src the folder of the sources
 */
export async function separateStyles(clientDir: string, src: string): Promise<void> {
  const manifestFile = path.join(clientDir, CLIENT_MANIFEST);
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as ViteManifest;
  const modules = JSON.parse(await readFile(path.join(clientDir, STYLE_MODULES_FILE), 'utf8')) as StyleModules;
  const entry = manifest[STYLES];
  if (!entry) throw new Error(`The client bundle lacks ${STYLES}`);
  const whole = path.join(clientDir, entry.file);
  const { screen, print } = splitStyles(await readFile(whole, 'utf8'));
  await rm(whole);
  const ownerOf = classOwners(src);
  const styles = Object.entries(modules).map(([page, files]) => [pageStyles(page), rulesOf(screen, files, ownerOf)]);
  for (const [key = '', css = ''] of [[STYLES, screen], [PRINT_STYLES, print], ...styles]) {
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    const name = path.posix.join(path.posix.dirname(entry.file), `${path.basename(key, '.css')}-${hash}.css`);
    await writeFile(path.join(clientDir, name), css);
    manifest[key] = { ...entry, file: name };
  }
  await writeFile(manifestFile, JSON.stringify(manifest));
}
