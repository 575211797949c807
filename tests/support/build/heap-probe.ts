import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Prints the heap size of a build after all of its pages were written and while all are still referenced: `node --expose-gc
 * --import …/heap-probe.ts scripts/build.ts`.
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
