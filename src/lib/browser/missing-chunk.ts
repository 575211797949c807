import { SilentChunkError } from './chunk-limit.ts';

/** Error messages for a module that has not loaded or is not a script: Chromium, Firefox, Safari, Vite. */
const MESSAGES = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether a module has not loaded. A module that does not parse or throws has loaded, so loading it again would not help. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof SilentChunkError || (error instanceof TypeError && MESSAGES.test(error.message));
}
