import { RequestError } from './errors.ts';

/** The part of the browser's `fetch` that is used here; in Node, `fetch-in-node.ts` implements it. */
export type Fetch = (url: string, request: FetchRequest) => Promise<FetchResponse>;

export interface FetchRequest {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: FormData;
  signal: AbortSignal;
  redirect: 'manual' | 'follow' | 'error';
  /** Size limit of a body in bytes. Node enforces it while the body arrives, browsers ignore it. */
  size: number;
}

export interface FetchResponse {
  status: number;
  /** The URL of the reply after redirects. */
  url: string;
  headers: { get: (name: string) => string | null };
  arrayBuffer: () => Promise<ArrayBuffer>;
}

/**
 * Runs work under a concurrency limit, such as a function of p-limit. The time in the queue does not count as the call's time.
 */
export type Schedule = (work: () => Promise<HttpReply>) => Promise<HttpReply>;

export interface HttpOptions {
  fetch: Fetch;
  timeoutMs: number;
  maxBytes: number;
  schedule?: Schedule;
}

export interface HttpRequest {
  /** Identifies the call in errors. */
  call: string;
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: FormData;
  signal?: AbortSignal;
}

export interface HttpReply {
  status: number;
  header: (name: string) => string;
  bytes: ArrayBuffer;
}

const MAX_REDIRECTS = 3;
/** Node returns a redirect before it is followed; browsers follow it first. */
const SEES_REDIRECTS = typeof document === 'undefined';

/**
 * One exchange with the server, whatever its status is: the body is read to its end within the limits of time and size.
 * Redirects of a GET are followed on the same origin only; a POST is never sent twice.
 * @throws {RequestError} or the reason of the caller's signal.
 */
export async function fetchReply(request: HttpRequest, options: HttpOptions): Promise<HttpReply> {
  const work = () =>
    withTimeLimit(options.timeoutMs, request.signal, (signal) => followRedirects(request, options, signal));
  try {
    return await (options.schedule ? options.schedule(work) : work());
  } catch (error) {
    if (error instanceof RequestError || request.signal?.aborted) throw error;
    throw new RequestError(request.call, `no answer: ${causeText(error)}`, { url: request.url, cause: error });
  }
}

async function followRedirects(request: HttpRequest, options: HttpOptions, signal: AbortSignal): Promise<HttpReply> {
  let url = request.url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetchOnce(url, request, options, signal);
    const reply = await readReply(response, request, options.maxBytes);
    const target = redirectTarget(reply, url);
    if (target === undefined) return reply;
    if (request.method === 'POST') throw requestError(request, `a POST was redirected to ${target}`, reply.status);
    assertSameOrigin(request, target);
    url = target;
  }
  throw requestError(request, `redirected more than ${MAX_REDIRECTS} times`);
}

async function fetchOnce(
  url: string,
  { method, headers, body }: HttpRequest,
  options: HttpOptions,
  signal: AbortSignal,
) {
  const redirect = SEES_REDIRECTS ? 'manual' : method === 'GET' ? 'follow' : 'error';
  return options.fetch(url, { method, headers, ...(body && { body }), signal, redirect, size: options.maxBytes });
}

async function readReply(response: FetchResponse, request: HttpRequest, maxBytes: number): Promise<HttpReply> {
  if (response.url !== '') assertSameOrigin(request, response.url);
  const announced = Number(response.headers.get('content-length') ?? 0);
  if (announced > maxBytes)
    throw requestError(request, `a body of ${announced} bytes, ${maxBytes} allowed`, response.status);
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > maxBytes) throw requestError(request, `a body over ${maxBytes} bytes`, response.status);
  return { status: response.status, header: (name) => response.headers.get(name) ?? '', bytes };
}

function redirectTarget({ status, header }: HttpReply, url: string): string | undefined {
  if (![301, 302, 303, 307, 308].includes(status)) return undefined;
  const location = header('location');
  // An empty one would lead to the same URL.
  return location !== '' && URL.canParse(location, url) ? new URL(location, url).href : undefined;
}

function assertSameOrigin(request: HttpRequest, target: string) {
  if (target === request.url) return;
  if (new URL(target).origin !== new URL(request.url).origin)
    throw requestError(request, `redirected away to ${target}`);
}

function requestError({ call, url }: HttpRequest, problem: string, status?: number): RequestError {
  return new RequestError(call, problem, { url, ...(status !== undefined && { status }) });
}

/** Aborts the work after the limit, and stops waiting for work that ignores the signal. */
async function withTimeLimit<T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  const forward = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => controller.abort(new Error(`no complete reply within ${ms} ms`)), ms);
  outer?.addEventListener('abort', forward, { once: true });
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
  });
  try {
    return await Promise.race([work(controller.signal), ended]);
  } catch (error) {
    // A refused reply that is not read would keep its connection open.
    controller.abort(error);
    throw error;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', forward);
  }
}

/** Browsers report 'failed' and put the reason into `cause`. */
function causeText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== ''
    ? `${error.message}: ${error.cause.message}`
    : error.message;
}
