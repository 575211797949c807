import { execFile } from 'node:child_process';
import { lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { onInterruption } from '../report/interruption.ts';
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

/**
 * The folders of shards, some of which may be packed. Those that this unpacks are removed when the process ends, also by a signal.
 */
export async function shardFolders(shards: readonly string[]): Promise<string[]> {
  const unpacked: string[] = [];
  process.once('exit', () => {
    for (const dir of unpacked) rmSync(dir, { recursive: true, force: true });
  });
  const endListening = onInterruption(() => {});
  try {
    const folders: string[] = [];
    for (const shard of shards) {
      if (!lstatSync(shard, { throwIfNoEntry: false })?.isFile()) {
        folders.push(path.resolve(shard));
        continue;
      }
      const dir = mkdtempSync(path.join(tmpdir(), 'shard-'));
      unpacked.push(dir);
      await run('tar', ['-xf', path.resolve(shard), '-C', dir]);
      folders.push(dir);
    }
    return folders;
  } finally {
    endListening();
  }
}
