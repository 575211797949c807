import path from 'node:path';
import type { Plugin } from 'vite';

/** Vite's own function for dynamic imports. */
const VITE_HELPER = /vite\/preload-helper\.js/;
const LOADER = 'src/app/client/load-chunk.ts';

/** Loads chunks by `loadChunk` in place of Vite's function. */
export function chunkLoader(root: string): Plugin {
  return {
    name: 'chunk-loader',
    enforce: 'pre',
    load: {
      filter: { id: VITE_HELPER },
      handler: () => `export { loadChunk as __vitePreload } from ${JSON.stringify(path.join(root, LOADER))};`,
    },
  };
}
