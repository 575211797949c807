import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface LockedPackage {
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  integrity?: string;
  resolved?: string;
}

/** Whether npm installs a package on Linux with glibc, on which the project runs. */
const isForLinux = ([name, { os = ['linux'], cpu = ['x64'] }]: [string, LockedPackage]) =>
  os.includes('linux') && cpu.some((kind) => /^(x64|arm64)$/.test(kind)) && !name.includes('musl');

it('the lockfile has a checksum for every package that Linux installs, and no registry URL', () => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const locked = Object.entries(packages).filter(([name]) => name !== '');
  const unchecked = locked.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
  // The registry that the lockfile was written from has no packages for other systems.
  expect(unchecked.filter(isForLinux).map(([name]) => name)).toEqual([]);
  expect(unchecked.every(([, { optional }]) => optional)).toBe(true);
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

it('packages are installed without the secrets of the settings', () => {
  const dir = temporaryFolder();
  cpSync(import.meta.dirname, path.join(dir, 'scripts/setup'), { recursive: true });
  writeFileSync(path.join(dir, 'package-lock.json'), '{"packages":{}}');
  writeFileSync(path.join(dir, 'script.mjs'), '');
  mkdirSync(path.join(dir, 'bin'));
  const npm = path.join(dir, 'bin/npm');
  writeFileSync(npm, `#!/bin/sh\nenv > ${dir}/environment\n`);
  chmodSync(npm, 0o755);
  execFileSync(process.execPath, [path.join(dir, 'scripts/setup/run.mjs'), 'script.mjs'], {
    cwd: dir,
    env: {
      PATH: `${dir}/bin:${process.env['PATH']}`,
      SITE_URL: 'https://a.test',
      S3_SECRET_ACCESS_KEY: 's3cret',
      API_HEADERS: '{}',
    },
  });
  const seen = readFileSync(path.join(dir, 'environment'), 'utf8');
  expect(seen).toContain('SITE_URL=https://a.test');
  expect(seen).not.toMatch(/s3cret|API_HEADERS/);
});
