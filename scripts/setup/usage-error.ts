/** A mistake of the person who runs a command: shown as one line, without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}
