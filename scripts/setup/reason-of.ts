/** The message of an error and of its causes, outermost first. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message || error.name;
  const cause = error.cause === undefined ? '' : reasonOf(error.cause);
  return cause && !message.includes(cause) ? `${message}: ${cause}` : message;
}
