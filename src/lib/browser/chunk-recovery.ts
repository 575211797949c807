import { hasUnsavedWork } from './unsaved-work.ts';
import { isMissingChunk } from './missing-chunk.ts';
import { openDocument } from './open-document.ts';
import { mayReload } from './reload-guard.ts';

/** The site cannot be reached: only the current page and the cache are available. */
export class OfflineError extends Error {
  override name = 'OfflineError';
}

/** The host accepts the request and sends no reply: a full load would fail, too. */
export class SilentHostError extends Error {
  override name = 'SilentHostError';
}

/**
 * Called when code or data of a page has failed to load. Tries a full load of the target, which brings page, data and code
 * of one build: not without a connection, not while a form is being filled, and no more often than the reload guard allows.
 * @param isLeft whether the visitor has gone elsewhere: nothing is loaded then
 * @throws {OfflineError} when the site cannot be reached, {SilentHostError} when it does not reply, else the cause
 */
export async function recoverByFullLoad(target: string, cause: unknown, isLeft: () => boolean): Promise<never> {
  const mayOpen = () => !isLeft() && mayReload(new URL(target, location.href).pathname);
  if (!isLeft()) await openIfReachable(target, mayOpen, cause);
  throw cause;
}

/** The same for a chunk. A loaded chunk that throws would throw again, so its error is not recovered. */
export async function recoverChunk(target: string, cause: unknown, isLeft: () => boolean): Promise<never> {
  if (!isMissingChunk(cause)) throw cause;
  return recoverByFullLoad(target, cause, isLeft);
}

/**
 * Loads the target as a document, unless a form is being filled.
 * @param mayOpen asked last, because it may record the load; if it refuses, nothing is loaded
 * @throws {OfflineError} when the site cannot be reached, {SilentHostError} when it does not reply
 */
export async function openIfReachable(target: string, mayOpen: () => boolean, cause?: unknown): Promise<void> {
  await assertReachable(target, cause);
  if (!hasUnsavedWork() && mayOpen()) await openDocument(target);
}

/** Time limit for the response headers, ms. */
const HEAD_TIMEOUT_MS = 10_000;

/** A full load without a connection would show the browser's own error page. */
async function assertReachable(target: string, cause: unknown): Promise<void> {
  const signal = AbortSignal.timeout(HEAD_TIMEOUT_MS);
  const isReachable =
    navigator.onLine && (await fetch(target, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined));
  if (isReachable) return;
  if (signal.aborted) throw new SilentHostError('The site does not answer', { cause });
  throw new OfflineError('The site cannot be reached', { cause });
}
