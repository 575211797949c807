import type { PageAssets } from '../../../src/app/server/document.ts';
import { LAYOUT_STYLES, PRINT_STYLES, STYLES, type ViteManifest } from './vite-manifest.ts';

const ENTRY = 'src/app/client/main.ts';
/** The static import of the entry. */
const HYDRATE = 'src/app/client/hydrate.tsx';
/** The script that runs before the first paint, and the files that it may load. */
const BEFORE_PAINT = /before-paint.*\.js$/;
const LOW_VISION = /low-vision.*\.css$/;
const DARK = /\/dark-.*\.css$/;
const FAILED_PICTURE = /failed-picture.*\.svg$/;
/** The assets of the offline page. */
const OFFLINE = 'src/app/errors/Offline.tsx';
/** Name of the chunk that runs when the browser is idle. */
const IDLE = 'idle';
/** Manifest keys of the styles of a page's first screen, and of the rest of the page. */
const FIRST_STYLES = /^first-(\w+)\.css$/;
const REST_STYLES = /^rest-(\w+)\.css$/;
const MAP_FRAME_ENTRY = 'src/map-frame/main.ts';
/** The faces of headings, texts and controls, which every first screen has. */
const PRELOADED_FONT = /(geologica-400-russian|golos-text-400-russian|golos-text-500-all).*\.woff2$/;

/**
 * The files of the client bundle that every page loads at once. The chunk of the page's view is not one of them: it is loaded
 * after the layout has been hydrated (see `src/app/router/page-outlet.tsx`). @throws when the bundle lacks its entry
 */
export function pageAssets(manifest: ViteManifest): PageAssets {
  const entry = manifest[ENTRY];
  const layout = manifest[LAYOUT_STYLES];
  const rest = manifest[STYLES];
  const print = manifest[PRINT_STYLES];
  if (!entry || !layout || !rest || !print) throw new Error(`The client bundle lacks ${ENTRY} or a stylesheet`);
  const chunks = [ENTRY, HYDRATE].flatMap((key) => withImports(manifest, key));
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  return {
    beforePaint: {
      script: requireFile(files, BEFORE_PAINT),
      lowVision: requireFile(files, LOW_VISION),
      dark: requireFile(files, DARK),
      failedPicture: requireFile(files, FAILED_PICTURE),
    },
    entry: `/${entry.file}`,
    styles: [`/${layout.file}`],
    laterStyles: `/${rest.file}`,
    firstStyles: filesByPage(manifest, FIRST_STYLES),
    restStyles: filesByPage(manifest, REST_STYLES),
    print: `/${print.file}`,
    modules: rootPaths(chunks.filter((file) => file !== entry.file)),
    fonts: rootPaths(files.filter((file) => PRELOADED_FONT.test(file))),
  };
}

/** The same for the offline page, which lists all of its assets, since the service worker caches what a document names. */
export function offlineAssets(manifest: ViteManifest): PageAssets {
  const assets = pageAssets(manifest);
  const idle = Object.keys(manifest).find((key) => manifest[key]?.name === IDLE) ?? IDLE;
  const later = rootPaths([OFFLINE, idle].flatMap((key) => withImports(manifest, key)));
  const modules = [...new Set([...assets.modules, ...later])].filter((file) => file !== assets.entry);
  const styles = [...assets.styles, assets.laterStyles ?? []].flat();
  return { ...assets, styles, modules };
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
