/** The codes of the backend's error catalogue. */
export const BACKEND_CODES = {
  unknown: 1,
  validation: 2,
  loginFailed: 101,
  entityNotFound: 107,
  entityNotSaved: 108,
  noVerificationCode: 601,
  tooManyVerificationAttempts: 602,
  verificationCodeNotGenerated: 603,
  verificationCodeNotSent: 604,
  verificationCodeMismatch: 605,
  userBlocked: 701,
} as const;

/** There was no usable reply: no connection, a timeout, an error status, a wrong type or an unreadable body. */
export class RequestError extends Error {
  override name = 'RequestError';
  /** Method and path relative to the API's root: `GET /news/17`. */
  readonly call: string;
  readonly url: string;
  readonly status: number | undefined;
  constructor(call: string, problem: string, about: { url: string; status?: number; cause?: unknown }) {
    super(`${call}: ${problem} (${about.url})`, { cause: about.cause });
    this.call = call;
    this.url = about.url;
    this.status = about.status;
  }
}

export type BackendMessage = string | { readonly [field: string]: unknown };

/** The backend replied with an error. */
export class BackendError extends Error {
  override name = 'BackendError';
  readonly call: string;
  /** One of `BACKEND_CODES`, or a code that the catalogue does not list. */
  readonly code: number;
  /** The backend's message as received: a text, or texts by field. */
  readonly details: BackendMessage;
  /** The call requested one entity, so 'not found' means that its page does not exist. */
  readonly detail: boolean;
  readonly status: number;
  constructor(call: string, error: { code: number; details: BackendMessage; detail: boolean; status: number }) {
    super(`${call}: the backend answered with error ${error.code}: ${joinedMessage(error.details)}`);
    this.call = call;
    this.code = error.code;
    this.details = error.details;
    this.detail = error.detail;
    this.status = error.status;
  }
}

/** The API has no such entity, so its page does not exist. */
export function isMissingEntity(error: unknown): boolean {
  return error instanceof BackendError && error.code === BACKEND_CODES.entityNotFound && error.detail;
}

/** The message for a visitor or a log: the text itself, or the joined values of the object. */
export function joinedMessage(message: BackendMessage): string {
  if (typeof message === 'string') return message;
  return Object.values(message).flatMap(messageTexts).join(', ');
}

/** The messages of a validation error by field, in the backend's order, without fields that have none. Empty for any other error. */
export function fieldMessages(error: BackendError): Map<string, string[]> {
  if (error.code !== BACKEND_CODES.validation || typeof error.details === 'string') return new Map();
  const fields = Object.entries(error.details).map(([field, value]) => [field, messageTexts(value)] as const);
  return new Map(fields.filter(([, messages]) => messages.length > 0));
}

/** Whether a validation error requires the captcha: its message then has `captchaToken`. */
export function isCaptchaError(error: BackendError): boolean {
  if (typeof error.details === 'string' || error.code !== BACKEND_CODES.validation) return false;
  return (error.details['captchaToken'] ?? undefined) !== undefined;
}

/** The contract has a list of texts; real replies have also had a single text or a nested object. Blank texts are dropped. */
function messageTexts(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(messageTexts);
  return (typeof value === 'string' && value.trim() !== '') || typeof value === 'number' ? [String(value)] : [];
}
