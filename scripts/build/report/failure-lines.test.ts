import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { failureLines } from './failure-lines.ts';

it('equal reasons are printed once, with all their subjects', () => {
  const failures = [
    { subject: '/a', reason: 'the API is down' },
    { subject: '/b', reason: 'another' },
    { subject: '/c', reason: 'the API is down' },
  ];
  expect(failureLines(failures)).toEqual(['  /a and 1 more: the API is down', '    /c', '  /b: another']);
});

it('line breaks and direction marks are removed from foreign text', () => {
  expect(failureLines([{ subject: '/a\u202e', reason: 'got «\n::error::x\u0000»' }])).toEqual([
    '  /a\\u202e: got «\\u000a::error::x\\u0000»',
  ]);
});

it('B2 the first of very many failures are printed, and all are stored', () => {
  const file = path.join(temporaryFolder(), 'failures.txt');
  const failures = Array.from({ length: 250 }, (_, index) => ({ subject: `/p${index}`, reason: `reason ${index}` }));
  const lines = failureLines(failures, file);
  expect(lines).toHaveLength(101);
  expect(lines.at(-1)).toBe(`  … and 150 lines more: all of them are in ${file}`);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(250);
  expect(failureLines(failures, path.join(file, 'no-folder')).at(-1)).toBe('  … and 150 lines more');
});
