import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineStyles, PageAssets } from '../../../src/app/server/document.ts';
import { memoize } from '../../../src/lib/data/memoize.ts';
import type { Bundle } from './bundle.ts';
import { LAYOUT_STYLES, PRINT_STYLES, STYLES, type ViteManifest } from './vite-manifest.ts';

const ENTRY = 'src/app/client/main.ts';
/** The static import of the entry. */
const HYDRATE = 'src/app/client/hydrate.tsx';
/**
 * Runs before the first paint. The file is written into each document as it is, so it has no comments.
 *
 * - It requests the fonts. Chromium delays the first paint by up to 50 ms for those that are preloaded; on a connection with a
 *   round trip of more than 125 ms they come later all the same, so there they are fetched into the cache.
 * - It applies the visitor's stored choices, which `low-vision-settings.ts` and `color-scheme.ts` store.
 * - It replaces pictures that do not load; the events of these do not bubble, and that of loading does not reach the window. The
 *   alternative text stays. The site's own drawings are decoration: without one there is nothing.
 * - It hides the content that depends on the query if the URL has one, because the prerendered page does not know it, and requests
 *   the code that does. Parameters of advertisements change nothing. The page is shown as it is if a script fails, or after ten
 *   seconds.
 * - It records clicks on controls that need scripts, until `event-replay.ts` takes the last one over. If the entry fails, or has
 *   not come after ten seconds, the link that was clicked is followed.
 */
const BEFORE_PAINT = path.join(import.meta.dirname, '../../../src/app/server/before-paint.js');
/** The files that it may load. */
const LOW_VISION = /low-vision.*\.css$/;
const DARK = /\/dark-.*\.css$/;
const FAILED_PICTURE = /failed-picture.*\.svg$/;
/** The assets of the offline page. */
const OFFLINE = 'src/app/errors/Offline.tsx';
/** Name of the chunk that runs when the browser is idle. */
const IDLE = 'idle';
/** Manifest keys of the styles of a page below its first screen. */
const REST_STYLES = /^rest-(\w+)\.css$/;
const MAP_FRAME_ENTRY = 'src/map-frame/main.ts';
/** The faces of headings, texts and controls, which every first screen has. */
const EARLY_FONT = /(geologica-400-russian|golos-text-400-russian|golos-text-500-all).*\.woff2$/;

/**
 * The files of the client bundle that every page loads at once. The chunk of the page's view is not one of them: it is loaded
 * after the layout has been hydrated (see `src/app/router/page-outlet.tsx`). @throws when the bundle lacks its entry
 */
export function pageAssets({ manifest, firstStyles }: Pick<Bundle, 'manifest' | 'firstStyles'>): PageAssets {
  const entry = manifest[ENTRY];
  const layout = manifest[LAYOUT_STYLES];
  const rest = manifest[STYLES];
  const print = manifest[PRINT_STYLES];
  if (!entry || !layout || !rest || !print) throw new Error(`The client bundle lacks ${ENTRY} or a stylesheet`);
  const chunks = [ENTRY, HYDRATE].flatMap((key) => withImports(manifest, key));
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  return {
    beforePaint: {
      script: beforePaintScript(),
      fonts: rootPaths(files.filter((file) => EARLY_FONT.test(file))),
      lowVision: requireFile(files, LOW_VISION),
      dark: requireFile(files, DARK),
      failedPicture: requireFile(files, FAILED_PICTURE),
    },
    entry: `/${entry.file}`,
    styles: [`/${layout.file}`],
    laterStyles: `/${rest.file}`,
    firstStyles: inlineStyles(firstStyles),
    restStyles: filesByPage(manifest, REST_STYLES),
    print: `/${print.file}`,
    modules: rootPaths(chunks.filter((file) => file !== entry.file)),
  };
}

/** The same for the offline page, which lists all of its assets, since the service worker caches what a document names. */
export function offlineAssets(code: Pick<Bundle, 'manifest' | 'firstStyles'>): PageAssets {
  const { manifest } = code;
  const assets = pageAssets(code);
  const idle = Object.keys(manifest).find((key) => manifest[key]?.name === IDLE) ?? IDLE;
  const later = rootPaths([OFFLINE, idle].flatMap((key) => withImports(manifest, key)));
  const modules = [...new Set([...assets.modules, ...later])].filter((file) => file !== assets.entry);
  const styles = [...assets.styles, assets.laterStyles ?? []].flat();
  return { ...assets, styles, modules };
}

/** The text of the only inline script. */
export function beforePaintScript(): string {
  return readFileSync(BEFORE_PAINT, 'utf8').trim();
}

/** The source expression of a script or of styles in a document, for its content policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Most pages have the same styles. They share one object, also in the threads that render. */
function inlineStyles(ofPages: Record<string, string>): Record<string, InlineStyles> {
  const inline = memoize((css: string) => ({ css, hash: hashSource(css) }), String);
  return Object.fromEntries(Object.entries(ofPages).map(([page, css]) => [page, inline(css)]));
}

/** @param key matches the manifest keys; its group is the name of a page's route */
function filesByPage(manifest: ViteManifest, key: RegExp): Record<string, string> {
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([name, { file }]) => {
      const [, page] = key.exec(name) ?? [];
      return page === undefined ? [] : [[page, `/${file}`]];
    }),
  );
}

/** Every file of the client bundle as a root-relative URL. */
export function bundleFiles(manifest: ViteManifest): string[] {
  return rootPaths(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
}

/** The entry of the map's document. @throws when the bundle lacks it */
export function mapFrameScript(manifest: ViteManifest): string {
  const entry = manifest[MAP_FRAME_ENTRY];
  if (!entry) throw new Error(`The client bundle lacks ${MAP_FRAME_ENTRY}`);
  return `/${entry.file}`;
}

/** The files of a chunk and of its static imports. @throws when the bundle lacks it */
function withImports(manifest: ViteManifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The client bundle lacks ${key}`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => withImports(manifest, next, seen))];
}

/** @throws when the bundle lacks it */
function requireFile(files: string[], pattern: RegExp): string {
  const file = files.find((candidate) => pattern.test(candidate));
  if (!file) throw new Error(`The client bundle lacks a file like ${pattern.source}`);
  return `/${file}`;
}

function rootPaths(files: string[]): string[] {
  return [...new Set(files)].map((file) => `/${file}`);
}
