/** Another process has written the object in between. */
export class PreconditionFailed extends Error {
  override name = 'PreconditionFailed';
}

/** The store does not support conditional puts. */
export class ConditionsUnknown extends Error {
  override name = 'ConditionsUnknown';
}

/** The HTTP status of a failed call. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: number };
  return httpStatusCode;
}

/** Adds the call, and the status and the code of the reply: the message alone may be «Access Denied» or «aborted». */
export function nameCall(call: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const status = statusOf(error);
  const code = status === undefined ? '' : `${status} ${error.name}: `;
  error.message = isUnknown(error)
    ? `${call}: ${status}, ${strangeReply(error)}`
    : `${call}: ${code}${error.message || error.name}`;
  return error;
}

/** The SDK has found no error of a store in the reply. */
function isUnknown(error: Error): boolean {
  return error.name === 'Unknown' && statusOf(error) !== undefined;
}

function strangeReply(error: Error): string {
  const { $response } = error as { $response?: { headers: Record<string, string> } };
  const location = $response?.headers['location'];
  return location ? `redirected to ${location}` : 'without the message of a store, as from a proxy in front of it';
}

/** 409: two conditional writes at once. 501 and 400: the store does not support the condition. */
export function rethrowPrecondition(key: string) {
  return (error: unknown): never => {
    const status = statusOf(error);
    if (status === 501 || status === 400) throw new ConditionsUnknown(`${key}: no conditional puts`, { cause: error });
    if (status === 412 || status === 409)
      throw new PreconditionFailed(`${key} was written by somebody else`, { cause: error });
    throw error;
  };
}

/** No reply, a busy or failing store or a wrong reply is retried. A refusal is not. */
export function isTransient(error: unknown): boolean {
  if (error instanceof PreconditionFailed || error instanceof ConditionsUnknown) return false;
  const status = statusOf(error);
  return status === undefined || (status >= 500 && status !== 501) || status === 429 || status === 408 || status < 300;
}
