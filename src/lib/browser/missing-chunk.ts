import { SilentChunkError } from './chunk-limit.ts';

/** A file of the code has not come. */
export class MissingChunkError extends Error {
  override name = 'MissingChunkError';
}

/** Error messages for a module that has not loaded or is not a script: Chromium, Firefox, Safari. */
const MESSAGES = /dynamically imported module|Importing a module script failed/i;

/** Whether a module has not loaded. A module that does not parse or throws has loaded, so loading it again would not help. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof MissingChunkError ||
    error instanceof SilentChunkError ||
    (error instanceof TypeError && MESSAGES.test(error.message))
  );
}
