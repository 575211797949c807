import { MissingChunkError } from '../../lib/browser/missing-chunk.ts';

/** The first Chromium that is known to request a module again after a failure; 150 repeats the failure until the next full load. */
const FORGETTING_CHROMIUM = 156;
const remembersFailures = Number(/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1]) < FORGETTING_CHROMIUM;

/** The URLs of files that need no further request. */
const known = new Set<string>();

/**
 * Loads a chunk; the bundler calls it for each dynamic import. Where a browser remembers failures the chunk is imported only after
 * all of its files have come, so that the next call can load it.
 * @param files the chunk and the chunks that it imports, relative to the root of the site; none if it imports no other
 * @throws {MissingChunkError} if a file does not come
 */
export async function loadChunk<Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module> {
  const hrefs = files.map((file) => `/${file}`).filter((href) => !known.has(href) && !isOfFirstLoad(href));
  if (remembersFailures) await Promise.all(hrefs.map(fetchFile));
  else hrefs.forEach(preload);
  return load();
}

function isOfFirstLoad(href: string): boolean {
  return document.querySelector(`link[rel=modulepreload][href="${href}"]`) !== null;
}

/** The import then finds the file in the browser's cache. */
async function fetchFile(href: string): Promise<void> {
  const response = await fetch(href).catch(() => undefined);
  if (!response?.ok) throw new MissingChunkError(`${href} has not loaded`);
  await response.arrayBuffer();
  known.add(href);
}

/** Otherwise each file would be found only after another one has loaded. */
function preload(href: string): void {
  known.add(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
