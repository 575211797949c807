import { appendFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { bundle } from './bundle.ts';

const root = path.resolve(import.meta.dirname, '../../..');

function projectWith(sources: Record<string, string>): string {
  const dir = temporaryFolder();
  for (const name of ['scripts', 'node_modules', 'package.json', 'package-lock.json', 'vite.config.ts'])
    symlinkSync(path.join(root, name), path.join(dir, name));
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  return dir;
}

it.each([
  ['src/Card.module.scss', '.card {\n  gap: $gap;\n}', /Undefined variable[^]*Card\.module\.scss 2:8/],
  ['src/app/client/main.ts', 'export const count = ;', /Unexpected token[^]*main\.ts:1:22/],
])(
  'a fault in %s is told with its line, without a stack and colours, and leaves no files',
  async (file, text, fault) => {
    const project = projectWith({ [file]: text });
    const cacheDir = temporaryFolder();
    const error = await bundle({ root: project, cacheDir }).catch((thrown: Error) => thrown.message);
    expect(readdirSync(path.join(cacheDir, 'bundle'))).toEqual([]);
    expect(error).toMatch(/^The code could not be bundled:\n/);
    expect(error).toMatch(fault);
    expect(error).not.toMatch(/^ +at |node:internal/m);
    expect(error).not.toContain('\u001b');
  },
);

/** All entries of the bundler, without content. */
const SMALLEST_PROJECT = {
  'src/app/client/main.ts': "import './main.scss';\nconsole.log(1);\n",
  'src/app/client/main.scss': 'p {\n  margin: 0;\n}\n',
  'src/app/server/entry-server.tsx': 'export const page = 1;\n',
  'src/map-frame/main.ts': 'console.log(2);\n',
  'src/pages/index.ts': '',
  'src/service-worker/main.ts': 'console.log(3);\n',
  'src/service-worker/unregister.ts': 'console.log(4);\n',
};

it('a bundle whose code has changed meanwhile is not kept for the code before', async () => {
  const project = projectWith(SMALLEST_PROJECT);
  const cacheDir = temporaryFolder();
  const bundled = bundle({ root: project, cacheDir });
  appendFileSync(path.join(project, 'src/app/client/main.ts'), 'console.log(5);\n');
  await expect(bundled).rejects.toThrow('The code has changed while it was bundled: start again');
  expect(readdirSync(path.join(cacheDir, 'bundle'))).toEqual([]);
}, 60_000);
