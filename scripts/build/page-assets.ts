import type { PageAssets } from '../../src/app/document.ts';
import type { RouteName } from '../../src/routes.ts';
import type { ViteManifest } from './bundle.ts';

const ENTRY = 'src/app/client/main.tsx';
/** The faces that the first screen is set in: the Cyrillic files of both families. */
const PRELOADED_FONT = /(geologica|golos-text)-cyrillic-wght-normal.*\.woff2$/;

/** Which files of the client bundle each page needs. @throws when a page's view cannot be found in the manifest. */
export function pageAssets(
  manifest: ViteManifest,
  names: RouteName[],
): { of: (name: RouteName) => PageAssets; error: PageAssets } {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The client bundle has no entry ${ENTRY}`);
  const fonts = Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .filter((file) => PRELOADED_FONT.test(file));
  const assetsOf = (keys: string[]): PageAssets => {
    const chunks = withImports(manifest, [ENTRY, ...keys]);
    return {
      entry: `/${entry.file}`,
      styles: unique(chunks.flatMap(({ css = [] }) => css)),
      modules: unique(chunks.map(({ file }) => file).filter((file) => file !== entry.file)),
      fonts: unique(fonts),
    };
  };
  const byName = new Map(names.map((name) => [name, assetsOf([viewKey(manifest, name)])]));
  const error = assetsOf([]);
  return { of: (name) => byName.get(name) ?? error, error };
}

/** A page's view is the lazy part of its folder whose file ends in `Page.tsx`; the folder carries the page's name. */
function viewKey(manifest: ViteManifest, name: RouteName): string {
  const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const pattern = new RegExp(`^src/pages/${folder}/[A-Z]\\w*Page\\.tsx$`);
  const key = Object.keys(manifest).find((candidate) => pattern.test(candidate));
  if (!key) throw new Error(`Page «${name}»: no view src/pages/${folder}/…Page.tsx in the client bundle`);
  return key;
}

/** The chunks and all that they import at once, each once. */
function withImports(manifest: ViteManifest, keys: string[], seen = new Set<string>()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest, manifest[key]?.imports ?? [], seen);
  }
  return [...seen].flatMap((key) => manifest[key] ?? []);
}

function unique(files: string[]): string[] {
  return [...new Set(files)].map((file) => (file.startsWith('/') ? file : `/${file}`));
}
