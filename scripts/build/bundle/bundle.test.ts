import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { bundle } from './bundle.ts';

const root = path.resolve(import.meta.dirname, '../../..');

function projectWith(file: string, text: string): string {
  const dir = temporaryFolder();
  for (const name of ['scripts', 'node_modules', 'package.json', 'package-lock.json', 'vite.config.ts'])
    symlinkSync(path.join(root, name), path.join(dir, name));
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
  return dir;
}

it.each([
  ['src/Card.module.scss', '.card {\n  gap: $gap;\n}', /Undefined variable[^]*Card\.module\.scss 2:8/],
  ['src/app/client/main.ts', 'export const count = ;', /Unexpected token[^]*main\.ts:1:22/],
])('a fault in %s is told with its line, without a stack and colours', async (file, text, fault) => {
  const project = projectWith(file, text);
  const error = await bundle({ root: project, cacheDir: temporaryFolder() }).catch((thrown: Error) => thrown.message);
  expect(error).toMatch(/^The code could not be bundled:\n/);
  expect(error).toMatch(fault);
  expect(error).not.toMatch(/^ +at |node:internal/m);
  expect(error).not.toContain('\u001b');
});
