/** How long a chunk may take, ms. The largest takes a slow phone a tenth of it. */
export const CHUNK_LIMIT_MS = 30_000;

/** The host has taken the question for a chunk and says nothing. */
export class SilentChunkError extends Error {
  override name = 'SilentChunkError';
}

/** @throws {SilentChunkError} for code that has not come in time: a browser would wait for it for ever */
export async function withinLimit<T>(code: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SilentChunkError('The code has not come in time')), CHUNK_LIMIT_MS);
  });
  return Promise.race([code, limit]).finally(() => clearTimeout(timer));
}
