import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from './settings.ts';

/**
 * Keeps two builds from one target. The lock names its process; when that process is gone, as after a kill, the
 * lock has expired and the next build takes it.
 * @returns what releases the lock. @throws {UsageError} while another build is running.
 */
export function acquireLock(out: string): () => void {
  const file = path.join(path.dirname(out), `.${path.basename(out)}`, 'lock');
  mkdirSync(path.dirname(file), { recursive: true });
  if (!create(file)) {
    const owner = ownerOf(file);
    if (isRunning(owner))
      throw new UsageError(`Another build (process ${owner}) is writing to ${out}: wait for it to end`);
    takeAway(file, owner);
    if (!create(file)) throw new UsageError(`Another build has just begun to write to ${out}: wait for it to end`);
  }
  return () => rmSync(file, { force: true });
}

/** A link appears with its content in one step: nobody ever reads a lock without an owner. */
function create(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Moves an expired lock away; if another build was quicker and this is its fresh lock, puts it back. */
function takeAway(file: string, expired: number): void {
  const aside = `${file}.expired.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (ownerOf(aside) !== expired) linkSync(aside, file);
  rmSync(aside, { force: true });
}

function ownerOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
