import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { processStart } from './process-start.ts';
import { UsageError } from '../../setup/usage-error.ts';
import { lockFile } from './trees-folder.ts';

/** The owner of a lock. */
interface Owner {
  pid: number;
  /** Distinguishes the process from a later one with the same id, as in containers; null if the system does not provide it. */
  start: string | null;
  host: string;
}

/** The lock of another machine, whose processes are not visible here, expires without renewal after this time. */
const EXPIRES_MS = 60_000;
const RENEWED_EVERY_MS = 10_000;

/**
 * Prevents two builds of one target. The lock names its process; after that has ended, as by a kill, the lock has expired
 * and the next build takes it.
 * @returns a function that releases the lock. @throws {UsageError} while another build is running
 */
export function acquireLock(out: string): () => void {
  const file = lockFile(out);
  mkdirSync(path.dirname(file), { recursive: true });
  if (!createLockFile(file)) {
    const found = readLockFile(file);
    const owner = parseOwner(found);
    if (owner && isHeld(owner, file))
      throw new UsageError(`Another build (${describeOwner(owner)}) is writing to ${out}: wait for it to end`);
    removeExpiredLock(file, found);
    if (!createLockFile(file))
      throw new UsageError(`Another build has just begun to write to ${out}: wait for it to end`);
  }
  const renewal = setInterval(() => renew(file), RENEWED_EVERY_MS).unref();
  return () => {
    clearInterval(renewal);
    rmSync(file, { force: true });
  };
}

/** A link is created with its content in one step, so that a lock without an owner is never read. */
function createLockFile(file: string): boolean {
  const own = `${file}.${process.pid}`;
  const owner: Owner = { pid: process.pid, start: processStart(process.pid) ?? null, host: hostname() };
  writeFileSync(own, JSON.stringify(owner));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    // The build that has the lock deletes our file, too.
    if (['EEXIST', 'ENOENT'].includes(String((error as NodeJS.ErrnoException).code))) return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Moves an expired lock away; if another build was faster and this is its new lock, restores it. */
function removeExpiredLock(file: string, expired: string): void {
  const aside = `${file}.expired.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readLockFile(aside) !== expired) linkSync(aside, file);
  rmSync(aside, { force: true });
}

/** A lock that cannot be renewed expires; the build continues. */
function renew(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {}
}

function readLockFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function parseOwner(lock: string): Owner | undefined {
  try {
    const owner = JSON.parse(lock) as Owner;
    return owner.pid > 0 ? owner : undefined;
  } catch {
    return undefined;
  }
}

function isHeld({ pid, start, host }: Owner, file: string): boolean {
  if (host !== hostname()) return Math.abs(Date.now() - statSync(file).mtimeMs) < EXPIRES_MS;
  return isRunning(pid) && (start ?? undefined) === processStart(pid);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function describeOwner({ pid, host }: Owner): string {
  return host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
}
