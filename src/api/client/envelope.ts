import { BACKEND_CODES, BackendError, type BackendMessage, joinedMessage, RequestError } from './errors.ts';
import { ContractError } from '../schema/contract-error.ts';
import type { HttpReply } from './http.ts';

export interface CallInfo {
  /** Identifies the call in errors. */
  call: string;
  url: string;
  detail: boolean;
}

/**
 * The field `response` of a reply, not checked yet. A reply with an error in it is an error whatever its status is, and so is
 * everything that is not an envelope.
 * @throws {RequestError | BackendError | ContractError}
 */
export function unwrapEnvelope(callInfo: CallInfo, reply: HttpReply, text: string): unknown {
  const envelope = parseJson(callInfo, reply, text);
  throwBackendError(callInfo, reply.status, envelope);
  if (!isSuccess(reply.status)) throw statusError(callInfo, reply.status);
  if (!isObject(envelope) || !Object.hasOwn(envelope, 'response')) {
    throw new ContractError(callInfo.call, [
      { path: '', expected: 'an object with «response»', got: describeShape(envelope) },
    ]);
  }
  return envelope['response'];
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws {RequestError} when the body is not UTF-8. */
export function bodyText(callInfo: CallInfo, { bytes, status }: HttpReply): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new RequestError(callInfo.call, 'the body is not UTF-8', { url: callInfo.url, status, cause });
  }
}

export function isJson({ header }: Pick<HttpReply, 'header'>): boolean {
  return /^(?:application|text)\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(header('content-type'));
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

export function statusError({ call, url }: CallInfo, status: number): RequestError {
  return new RequestError(call, `answered with status ${status}`, { url, status });
}

/** @throws {BackendError} when the envelope carries an error. */
function throwBackendError({ call, detail }: CallInfo, status: number, envelope: unknown) {
  if (!isObject(envelope) || !Object.hasOwn(envelope, 'error')) return;
  const error = envelope['error'];
  if (error === null || error === false) return;
  throw new BackendError(call, { ...readError(error), detail, status });
}

function parseJson(callInfo: CallInfo, reply: HttpReply, text: string): unknown {
  if (!isJson(reply)) {
    if (!isSuccess(reply.status)) throw statusError(callInfo, reply.status);
    const type = reply.header('content-type') || 'no type';
    throw new RequestError(callInfo.call, `answered with ${type} instead of JSON`, {
      url: callInfo.url,
      status: reply.status,
    });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (!isSuccess(reply.status)) throw statusError(callInfo, reply.status);
    const problem = text === '' ? 'the body is empty' : 'the body is not complete JSON';
    throw new RequestError(callInfo.call, problem, { url: callInfo.url, status: reply.status, cause });
  }
}

/** Real replies have had errors without a code or a message; they count as errors too. */
function readError(error: unknown): { code: number; details: BackendMessage } {
  if (!isObject(error)) return { code: BACKEND_CODES.unknown, details: typeof error === 'string' ? error : '' };
  const { code, message } = error;
  const details = isObject(message) ? message : joinedMessage({ message });
  return {
    code: Number.isInteger(Number(code)) && (code ?? undefined) !== undefined ? Number(code) : BACKEND_CODES.unknown,
    details,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function describeShape(value: unknown): string {
  if (isObject(value)) return `an object with ${Object.keys(value).slice(0, 5).join(', ') || 'nothing'}`;
  return Array.isArray(value) ? 'an array' : value === null ? 'null' : typeof value;
}
