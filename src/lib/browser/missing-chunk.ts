/** What browsers say of a module that has not come, or of one that is no script: Chromium, Firefox, Safari, Vite. */
const MESSAGES = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** A module that was not loaded. One that does not parse or throws was: to load it again would change nothing. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && MESSAGES.test(error.message);
}
