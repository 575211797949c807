// node: --min-semi-space-size=8 --max-semi-space-size=8 --initial-old-space-size=96 --heap-growing-percent=45 --no-concurrent-recompilation
// A build creates much garbage and keeps little: without these flags the heap grows to twice the required size, and concurrent
// compilers take 50 MB more. A smaller growth costs too much: 30 % takes a tenth more processor time, some runs a third. A heap
// that begins small is collected thirty times in a rebuild, a fifteenth of its time. Semi-spaces of 16 MB would save 3 % of a full
// build for 17 MB.
import path from 'node:path';
import { bundleProgram, loadProgram } from './build/program/program.ts';
import { reasonOf } from './setup/reason-of.ts';

const root = path.join(import.meta.dirname, '..');
const { command, isBundled } = await loadProgram(root);
await command.runBuild();
// The site is built: without the bundle only the next build starts slower.
if (!isBundled && process.exitCode === 0)
  await bundleProgram(root).catch((error: unknown) => console.error(reasonOf(error)));
