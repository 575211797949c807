/** Something that went wrong with one address or one call; a value, so that one report can name them all. */
export interface Failure {
  /** The address, call or stage. */
  place: string;
  reason: string;
}

export function failureOf(place: string, error: unknown): Failure {
  return { place, reason: reasonOf(error) };
}

/** The message and those of its causes, outermost first. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message || error.name;
  const cause = error.cause === undefined ? '' : reasonOf(error.cause);
  return cause && !message.includes(cause) ? `${message}: ${cause}` : message;
}
