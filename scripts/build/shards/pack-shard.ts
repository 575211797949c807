import { execFile } from 'node:child_process';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { requireShard } from './shard.ts';

const run = promisify(execFile);

/**
 * Packs a shard into one file: artifact stores refuse file names with a question mark, a colon or an asterisk, which slugs may
 * have.
 * @throws {UsageError} when the folder is not that of a shard
 */
export async function packShard(dir: string, file: string): Promise<void> {
  requireShard(dir);
  await run('tar', ['-cf', path.resolve(file), '-C', await realpath(dir), '.']);
}

/** @returns a folder with the contents of the file, which the caller removes */
export async function unpackShard(file: string): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'shard-'));
  await run('tar', ['-xf', path.resolve(file), '-C', dir]);
  return dir;
}
