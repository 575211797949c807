import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

it.each([
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a script ends when the process that runs it ends by %s', async (signal, code) => {
  const script = path.join(temporaryFolder(), 'script.mjs');
  writeFileSync(script, "console.log('runs'); setTimeout(() => {}, 60_000);");
  const main = `import { runNode } from ${JSON.stringify(path.join(import.meta.dirname, 'run-node.ts'))};
await runNode(${JSON.stringify(script)}, [], { showOutput: true });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', main]);
  await once(child.stdout, 'data');
  child.kill(signal);
  // The script writes to the same pipe, which is closed when both have ended.
  expect(await once(child, 'close')).toEqual([code, null]);
});
