import { existsSync, statfsSync } from 'node:fs';

const RAM_DISK = '/dev/shm';
const REQUIRED_BYTES = 2 ** 32;

/** A folder for temporary files in memory, if the system has one with enough space; containers often have 64 MB there. */
export function ramDisk(): string | undefined {
  if (!existsSync(RAM_DISK)) return undefined;
  const { bavail, bsize } = statfsSync(RAM_DISK);
  return bavail * bsize > REQUIRED_BYTES ? RAM_DISK : undefined;
}
