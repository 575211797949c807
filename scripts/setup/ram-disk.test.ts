import { existsSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { ramDisk } from './ram-disk.ts';

const GIBIBYTE = 2 ** 30;

function withMemory<Result>(bytes: number, work: () => Result): Result {
  const memory = vi.spyOn(process, 'availableMemory').mockReturnValue(bytes);
  try {
    return work();
  } finally {
    memory.mockRestore();
  }
}

it('files that would leave too little memory for the processes are not written to memory', () => {
  expect(withMemory(5 * GIBIBYTE, () => ramDisk(2 * GIBIBYTE))).toBeUndefined();
  expect(withMemory(3 * GIBIBYTE, () => ramDisk())).toBeUndefined();
});

it.runIf(existsSync('/dev/shm') && ramDisk() !== undefined)('files with enough room are written to memory', () => {
  expect(withMemory(64 * GIBIBYTE, () => ramDisk())).toBe('/dev/shm');
});
