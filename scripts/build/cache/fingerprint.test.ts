import { renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { fingerprintFiles } from './fingerprint.ts';

function folderWithFile() {
  const dir = temporaryFolder();
  const file = path.join(dir, 'a.ts');
  writeFileSync(file, 'first');
  return { dir, file, fingerprint: () => fingerprintFiles(dir, ['']) };
}

it('a file that was read before is read again when its content has changed, also to one of the same length and time', () => {
  const { file, fingerprint } = folderWithFile();
  const before = fingerprint();
  const { atime, mtime } = statSync(file);
  const other = `${file}.new`;
  writeFileSync(other, 'other');
  utimesSync(other, atime, mtime);
  renameSync(other, file);
  expect(fingerprint()).not.toBe(before);
});

it('a file with another time and the same content keeps the fingerprint', () => {
  const { file, fingerprint } = folderWithFile();
  const before = fingerprint();
  utimesSync(file, 1, 1);
  expect(fingerprint()).toBe(before);
});

it('a renamed file changes the fingerprint', () => {
  const { dir, file, fingerprint } = folderWithFile();
  const before = fingerprint();
  renameSync(file, path.join(dir, 'b.ts'));
  expect(fingerprint()).not.toBe(before);
});
