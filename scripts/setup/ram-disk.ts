import { existsSync, statfsSync } from 'node:fs';

const RAM_DISK = '/dev/shm';
/** For the processes, and for files that nobody has counted. */
const RESERVE_BYTES = 2 ** 32;

/**
 * A folder for temporary files in memory, if the system has one with enough space; containers often have 64 MB there.
 * @param bytes size of the files
 */
export function ramDisk(bytes = 0): string | undefined {
  if (!existsSync(RAM_DISK)) return undefined;
  const { bavail, bsize } = statfsSync(RAM_DISK);
  // The folder may be as large as the memory of the machine, of which a part is in use and a container has a part only.
  return Math.min(bavail * bsize, process.availableMemory()) > bytes + RESERVE_BYTES ? RAM_DISK : undefined;
}
