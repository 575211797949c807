import { hasUnsavedWork } from './unsaved-work.ts';
import { isMissingChunk } from './missing-chunk.ts';
import { openDocument } from './open-document.ts';
import { mayReload } from './reload-guard.ts';

/** There is no way to the site at all: what is on the screen is all there is. */
export class OfflineError extends Error {
  override name = 'OfflineError';
}

/**
 * A part of the page's code or its data could not be had. A full load of the target brings page, data and code of one
 * build, so it is tried: not without a connection, not over unfinished work, and no more often than the guard allows.
 * @throws {OfflineError} when the site cannot be reached, else the cause
 */
export async function recoverByFullLoad(target: string, cause: unknown): Promise<never> {
  if (!(await isReachable(target))) throw new OfflineError('The site cannot be reached', { cause });
  if (!hasUnsavedWork() && mayReload(new URL(target, location.href).pathname)) return openDocument(target);
  throw cause;
}

/** The same for code: a module that has come and fails would fail again. */
export async function recoverChunk(target: string, cause: unknown): Promise<never> {
  if (!isMissingChunk(cause)) throw cause;
  return recoverByFullLoad(target, cause);
}

/** A load without a connection would end in the browser's own error page. */
async function isReachable(target: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch(target, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
