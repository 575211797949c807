import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { nodeFlagsOf } from './node-flags.mjs';

/** Names the modules of date-fns that Node resolves. It is asked after the hooks of the flags, which follow it. */
const RECORDER = `import { registerHooks } from 'node:module';
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (context.parentURL?.includes('/node_modules/date-fns/')) console.log(specifier);
    return nextResolve(specifier, context);
  },
});`;

it('scripts load date-fns without Node resolving its modules', async () => {
  const recorder = `data:text/javascript,${encodeURIComponent(RECORDER)}`;
  const script =
    "const { format } = await import('date-fns/format'); console.log(format(new Date(2026, 0, 9), 'd.MM.yyyy'));";
  const flags = ['--import', recorder, ...nodeFlagsOf('scripts/build.ts'), '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, flags);
  expect(stdout).toBe('9.01.2026\n');
});
