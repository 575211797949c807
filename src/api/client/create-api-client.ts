import type { AppendableList } from '../../lib/data/long-list.ts';
import { decodeUri } from '../../lib/address/decode-uri.ts';
import { type Query, queryString } from '../../lib/address/query-string.ts';
import { checkReply } from '../schema/check-reply.ts';
import { ContractError } from '../schema/contract-error.ts';
import { paginated } from '../schema/paginated.ts';
import { createParseContext } from '../schema/parse-context.ts';
import type { z } from '../schema/zod.ts';
import type { ApiClient, CallOptions, Download } from './api-client.ts';
import type { ApiClientOptions, LeftOut } from './api-client-options.ts';
import { fileNameFromDisposition } from './content-disposition.ts';
import { type CallInfo, bodyText, isJson, isSuccess, unwrapEnvelope, statusError } from './envelope.ts';
import { RequestError } from './errors.ts';
import { formBody } from './form-body.ts';
import { fetchReply, type HttpReply, type HttpRequest } from './http.ts';
import { type ItemId, readAllPages } from './read-all-pages.ts';

/** The API's maximum for a page of a list. */
export const ITEMS_PER_PAGE = 100;
const ACCEPT_JSON = { accept: 'application/json' };
const NOT_MODIFIED = 304;
const DOWNLOAD_MAX_BYTES = 512 * 1024 * 1024;
const API_PATH = '/frontend/v1';
const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_MAX_BYTES = 32 * 1024 * 1024;

/** The base URL and the transport of one client. */
interface ApiConnection {
  root: string;
  options: ApiClientOptions;
}

/** The root URL of all calls, without a trailing slash. @throws {TypeError} when it is not an http(s) URL. */
export function apiRoot(baseUrl: string): string {
  const page = typeof document === 'undefined' ? undefined : document.baseURI;
  const url = new URL(baseUrl, page);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '') {
    throw new TypeError(`«${baseUrl}» is not the address of an API: expected http(s)://host/path`);
  }
  return `${url.href.replace(/\/+$/, '').replace(/\/frontend\/v1$/, '')}${API_PATH}`;
}

/**
 * The only module that handles the API's URL, envelope, statuses, types, limits and paging. It never retries a call.
 * @throws {TypeError} when a base URL is not an http(s) URL.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const root = apiRoot(options.baseUrl);
  const publicRoot = options.publicBaseUrl === undefined ? root : apiRoot(options.publicBaseUrl);
  const connection: ApiConnection = { root, options };
  return {
    get: async (path, schema, query = {}, callOptions = {}) => getJson(connection, path, schema, query, callOptions),
    all: async (path, schema, query = {}) =>
      getAllPages(connection, { path, schema, query }, newArray<z.output<typeof schema>>),
    allLazy: async (path, schema, query = {}) =>
      getAllPages(connection, { path, schema, query }, options.createLazyList ?? newArray),
    pick: async () => [],
    post: async (path, schema, body, callOptions = {}) => postForm(connection, path, schema, body, callOptions),
    download: async (path, query = {}, callOptions = {}) => downloadFile(connection, path, query, callOptions),
    url: (path, query = {}) => `${publicRoot}${path}${queryString(query)}`,
  };
}

async function getJson<S extends z.ZodType>(
  connection: ApiConnection,
  path: string,
  schema: S,
  query: Query,
  callOptions: CallOptions,
): Promise<z.output<S>> {
  const key = `${path}${queryString(query)}`;
  const { knownReply, onReply } = connection.options;
  const known = knownReply?.(key);
  const callInfo = describeCall(connection, 'GET', key, callOptions);
  const headers = { ...ACCEPT_JSON, ...(known && { 'if-none-match': known.etag }) };
  const reply = await sendRequest(connection, { ...callInfo, method: 'GET', headers }, callOptions);
  if (known && reply.status === NOT_MODIFIED) {
    const value = known.value();
    onReply?.({ method: 'GET', path, query, value, entities: undefined, etag: known.etag, leftOut: undefined });
    return value as z.output<S>;
  }
  const parsed = parseBody(connection, callInfo, schema, reply, bodyText(callInfo, reply));
  if (callOptions.detail) assertAskedEntity(callInfo, path, parsed.value);
  const etag = reply.header('etag');
  onReply?.({ method: 'GET', path, query, ...parsed, ...(etag && { etag }) });
  return parsed.value;
}

/** A page must not show another entity than its URL names. @throws {ContractError} */
function assertAskedEntity({ call }: CallInfo, path: string, value: unknown): void {
  const requested = decodeUri(path.slice(path.lastIndexOf('/') + 1));
  const { id, slug } = value as { id?: number | string; slug?: string };
  const isAsked = (identifier: number | string | undefined) =>
    identifier !== undefined && String(identifier).normalize('NFC') === requested?.normalize('NFC');
  if (isAsked(id) || isAsked(slug)) return;
  const got = [id !== undefined && `id ${id}`, slug !== undefined && `slug «${slug}»`].filter(Boolean).join(', ');
  throw new ContractError(call, [{ path: '', expected: `the entity with the id or slug «${requested}»`, got }]);
}

function newArray<Item>(): Item[] {
  return [];
}

interface ListRequest<S> {
  path: string;
  schema: S;
  query: Query;
}

async function getAllPages<S extends z.ZodType<{ id: ItemId }>, List extends AppendableList<z.output<S>>>(
  connection: ApiConnection,
  { path, schema, query }: ListRequest<S>,
  newList: () => List,
): Promise<List> {
  const list = `${path}${queryString(query)}`;
  const page = paginated(schema);
  const fetchPage = async (number: number) =>
    getJson(connection, path, page, { ...query, page: number, perPage: ITEMS_PER_PAGE }, {});
  const source = { call: `GET ${list}`, fetchPage, knownIds: connection.options.knownIds?.(list) };
  const { items } = await readAllPages<z.output<S>, List>(source, newList);
  return items;
}

async function postForm<S extends z.ZodType>(
  connection: ApiConnection,
  path: string,
  schema: S,
  body: object,
  callOptions: CallOptions,
): Promise<z.output<S>> {
  const callInfo = describeCall(connection, 'POST', path, callOptions);
  const form = formBody(body);
  const reply = await sendRequest(
    connection,
    { ...callInfo, method: 'POST', headers: ACCEPT_JSON, body: form },
    callOptions,
  );
  const parsed = parseBody(connection, callInfo, schema, reply, bodyText(callInfo, reply));
  connection.options.onReply?.({ method: 'POST', path, query: {}, ...parsed });
  return parsed.value;
}

async function downloadFile(
  connection: ApiConnection,
  path: string,
  query: Query,
  callOptions: CallOptions,
): Promise<Download> {
  const key = `${path}${queryString(query)}`;
  const callInfo = describeCall(connection, 'GET', key, callOptions);
  const request: HttpRequest = { ...callInfo, method: 'GET', headers: {} };
  const reply = await sendRequest(connection, request, callOptions, DOWNLOAD_MAX_BYTES);
  if (isJson(reply)) {
    unwrapEnvelope(callInfo, reply, bodyText(callInfo, reply));
    throw new ContractError(callInfo.call, [{ path: '', expected: 'a file', got: 'JSON' }]);
  }
  if (!isSuccess(reply.status)) throw statusError(callInfo, reply.status);
  const type = reply.header('content-type');
  if (/^text\/html/i.test(type)) {
    throw new RequestError(callInfo.call, `answered with ${type} instead of a file`, {
      url: callInfo.url,
      status: reply.status,
    });
  }
  return {
    blob: new Blob([reply.bytes], { type }),
    fileName: fileNameFromDisposition(reply.header('content-disposition')),
  };
}

function describeCall(
  { root }: ApiConnection,
  method: 'GET' | 'POST',
  key: string,
  { detail = false }: CallOptions,
): CallInfo {
  return { call: `${method} ${key}`, url: `${root}${key}`, detail };
}

async function sendRequest(
  { options }: ApiConnection,
  request: HttpRequest,
  callOptions: CallOptions,
  maxBytes?: number,
): Promise<HttpReply> {
  const headers = { ...options.headers, ...request.headers };
  return fetchReply(
    { ...request, headers, signal: callOptions.signal ?? options.signal },
    {
      fetch: options.fetch,
      schedule: options.schedule,
      timeoutMs: callOptions.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      maxBytes: maxBytes ?? options.maxBytes ?? DEFAULT_MAX_BYTES,
    },
  );
}

/** The parsed value of a successful reply, the entities in it, and what was left out of it. */
function parseBody<S extends z.ZodType>(
  { options }: ApiConnection,
  callInfo: CallInfo,
  schema: S,
  reply: HttpReply,
  body: string,
) {
  const { call } = callInfo;
  let leftOut: LeftOut | undefined;
  const noted = () => (leftOut ??= { omitted: [], skippedBlocks: [] });
  const context = createParseContext({
    ...(options.cleanHtml && { cleanHtml: options.cleanHtml }),
    ...(options.isDeleted && { isDeleted: options.isDeleted }),
    onOmitted(text) {
      noted().omitted.push(`${call}: ${text}`);
    },
    onSkippedBlock(type) {
      noted().skippedBlocks.push(type);
    },
  });
  const value = checkReply(call, schema, unwrapEnvelope(callInfo, reply, body), context);
  return { value, entities: context.entities, leftOut };
}
