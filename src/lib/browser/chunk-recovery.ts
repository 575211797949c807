import { hasUnsavedWork } from './unsaved-work.ts';
import { isMissingChunk } from './missing-chunk.ts';
import { openDocument } from './open-document.ts';
import { mayReload } from './reload-guard.ts';

/** There is no way to the site at all: what is on the screen is all there is. */
export class OfflineError extends Error {
  override name = 'OfflineError';
}

/** A host takes the question and says nothing: a full load would end as this one does. */
export class SilentHostError extends Error {
  override name = 'SilentHostError';
}

/**
 * A part of the page's code or its data could not be had. A full load of the target brings page, data and code of one
 * build, so it is tried: not without a connection, not over unfinished work, and no more often than the guard allows.
 * @throws {OfflineError} when the site cannot be reached, {SilentHostError} when it does not answer, else the cause
 */
export async function recoverByFullLoad(target: string, cause: unknown): Promise<never> {
  await assertReachable(target, cause);
  if (!hasUnsavedWork() && mayReload(new URL(target, location.href).pathname)) return openDocument(target);
  throw cause;
}

/** The same for code: a module that has come and fails would fail again. */
export async function recoverChunk(target: string, cause: unknown): Promise<never> {
  if (!isMissingChunk(cause)) throw cause;
  return recoverByFullLoad(target, cause);
}

/** How long a host may take for the head of a reply, ms. */
const HEAD_TIMEOUT_MS = 10_000;

/** A load without a connection would end in the browser's own error page. */
async function assertReachable(target: string, cause: unknown): Promise<void> {
  const signal = AbortSignal.timeout(HEAD_TIMEOUT_MS);
  const isReachable =
    navigator.onLine && (await fetch(target, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined));
  if (isReachable) return;
  if (signal.aborted) throw new SilentHostError('The site does not answer', { cause });
  throw new OfflineError('The site cannot be reached', { cause });
}
