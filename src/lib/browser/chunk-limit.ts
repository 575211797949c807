/** Timeout for a chunk, ms. The largest takes a tenth of it on a slow phone. */
export const CHUNK_LIMIT_MS = 30_000;

/** The host has accepted the request for a chunk and does not reply. */
export class SilentChunkError extends Error {
  override name = 'SilentChunkError';
}

/** @throws {SilentChunkError} if the code has not loaded in time, because a browser has no timeout for it */
export async function withinLimit<T>(code: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SilentChunkError('The code has not come in time')), CHUNK_LIMIT_MS);
  });
  return Promise.race([code, limit]).finally(() => clearTimeout(timer));
}
