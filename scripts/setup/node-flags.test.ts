import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { nodeFlagsOf } from './node-flags.mjs';

/** Runs a module with the flags of scripts. @param named names the modules that Node resolves, of these importers */
async function output(script: string, named: RegExp): Promise<string> {
  // It is asked after the hooks of the flags, which follow it.
  const recorder = `import { registerHooks } from 'node:module';
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (${named}.test(context.parentURL ?? '')) console.log(specifier);
    return nextResolve(specifier, context);
  },
});`;
  const flags = [
    `--import=data:text/javascript,${encodeURIComponent(recorder)}`,
    ...nodeFlagsOf('scripts/build.ts'),
    '--input-type=module',
    '--eval',
    script,
  ];
  return (await promisify(execFile)(process.execPath, flags)).stdout;
}

it('scripts load date-fns without Node resolving its modules', async () => {
  const script =
    "const { format } = await import('date-fns/format'); console.log(format(new Date(2026, 0, 9), 'd.MM.yyyy'));";
  expect(await output(script, /\/node_modules\/date-fns\//)).toBe('9.01.2026\n');
});

it('scripts load zod with the messages of one language', async () => {
  const script = "const { z } = await import('zod'); console.log(z.string().safeParse(1).error.issues[0].message);";
  const lines = (await output(script, /\/node_modules\/zod\/v4\/(?:core|classic|locales)\//)).trim().split('\n');
  expect(lines.at(-1)).toBe('Invalid input: expected string, received number');
  expect(lines.filter((line) => line.includes('locales'))).toEqual(['../locales/en.js']);
});

it('scripts import node:http without loading the built-in fetch', async () => {
  const script = `
const { default: http, createServer } = await import('node:http');
const loaded = process.moduleLoadList.filter((name) => name.endsWith('/undici'));
console.log(typeof http.request, createServer === http.createServer, loaded);`;
  expect(await output(script, /^$/)).toBe('function true []\n');
});
