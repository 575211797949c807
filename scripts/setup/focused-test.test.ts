import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('a test with a forgotten `.only` fails, because it hides the others of its file', () => {
  const folder = temporaryFolder();
  for (const name of ['src', 'tests/support']) mkdirSync(path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'tests/support/after-each-file.ts'), '');
  writeFileSync(path.join(folder, 'src/sum.test.ts'), "import { it } from 'vitest';\nit.only('adds', () => {});\n");
  const config = path.join(root, 'vite.config.ts');
  const run = spawnSync('vitest', ['run', '--root', folder, '--config', config, '--project', 'unit'], {
    encoding: 'utf8',
    // On a CI host vitest refuses it by itself.
    env: { ...process.env, CI: '', NO_COLOR: '1' },
  });
  expect(run.stdout + run.stderr).toContain('Unexpected .only modifier');
  expect(run.status).toBe(1);
});
