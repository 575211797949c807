import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Prints the heap size of a build and the size of its other memory, after all of its pages were written and while all are
 * still referenced: `node --expose-gc --import …/memory-probe.ts scripts/build.ts`.
 */
const { openSync } = fs;
/** One leaves some megabytes that the next ones free. */
const COLLECTIONS = 5;

fs.openSync = (file, ...rest) => {
  if (String(file).endsWith('/sitemap.xml')) {
    for (let time = 0; time < COLLECTIONS; time++) globalThis.gc?.();
    const { heapUsed, heapTotal, rss } = process.memoryUsage();
    console.error(`heap: ${heapUsed} bytes, outside: ${rss - heapTotal} bytes`);
  }
  return openSync(file, ...rest);
};
syncBuiltinESMExports();
