import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Prints what a build holds in the heap when all of its pages are written and none of them is forgotten yet:
 * `node --expose-gc --import …/heap-probe.ts scripts/build.ts`.
 */
const { openSync } = fs;
fs.openSync = (file, ...rest) => {
  if (String(file).endsWith('/sitemap.xml')) {
    globalThis.gc?.();
    console.error(`heap: ${process.memoryUsage().heapUsed} bytes`);
  }
  return openSync(file, ...rest);
};
syncBuiltinESMExports();
