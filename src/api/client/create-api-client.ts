import { serialize } from 'object-to-formdata';
import type { GrowingList } from '../../lib/data/long-list.ts';
import { type Query, queryString } from '../../lib/address/query-string.ts';
import type { Call, CallOptions, Download } from './api-client.ts';
import { apiRoot, type Connection, readBody, send, type TransportOptions } from './connection.ts';
import { type Asked, bodyText, isJson, isSuccess, openEnvelope, statusError } from './envelope.ts';
import { ContractError, RequestError } from './errors.ts';
import { fileNameOf } from './content-disposition.ts';
import type { HttpRequest } from './http.ts';
import { paginated } from '../schema/paginated.ts';
import { type ItemId, readWholeList } from './read-all-pages.ts';
import type { z } from '../schema/zod.ts';

export { apiRoot, type ReplyInfo, type TransportOptions } from './connection.ts';

/** The most that the API puts on a page of a list. */
export const ITEMS_PER_PAGE = 100;
const JSON_WANTED = { accept: 'application/json' };
const DOWNLOAD_MAX_BYTES = 512 * 1024 * 1024;

/**
 * The only place that knows the API's address, its envelope, statuses, types, limits and paging. Never repeats a call.
 * @throws {TypeError} when an address is not an http(s) address.
 */
export function createCall(options: TransportOptions): Call {
  const root = apiRoot(options.baseUrl);
  const publicRoot = options.publicBaseUrl === undefined ? root : apiRoot(options.publicBaseUrl);
  const connection: Connection = { root, options };
  return {
    get: async (path, schema, query = {}, callOptions = {}) => getReply(connection, path, schema, query, callOptions),
    everyPage: async (path, schema, query = {}) =>
      getEveryPage(connection, { path, schema, query }, newArray<z.output<typeof schema>>),
    longList: async (path, schema, query = {}) =>
      getEveryPage(connection, { path, schema, query }, options.newLongList ?? newArray),
    post: async (path, schema, body, callOptions = {}) => postBody(connection, path, schema, body, callOptions),
    download: async (path, query = {}, callOptions = {}) => downloadFile(connection, path, query, callOptions),
    address: (path, query = {}) => `${publicRoot}${path}${queryString(query)}`,
  };
}

async function getReply<S extends z.ZodType>(
  connection: Connection,
  path: string,
  schema: S,
  query: Query,
  callOptions: CallOptions,
): Promise<z.output<S>> {
  const asked = ask(connection, 'GET', `${path}${queryString(query)}`, callOptions);
  const reply = await send(connection, { ...asked, method: 'GET', headers: JSON_WANTED }, callOptions);
  const { value, shows } = readBody(connection, asked, schema, reply, bodyText(asked, reply));
  const etag = reply.header('etag');
  connection.options.onReply?.({ method: 'GET', path, query, shows, ...(etag && { etag }) });
  return value;
}

function newArray<Item>(): Item[] {
  return [];
}

interface ListCall<S> {
  path: string;
  schema: S;
  query: Query;
}

async function getEveryPage<S extends z.ZodType<{ id: ItemId }>, List extends GrowingList<z.output<S>>>(
  connection: Connection,
  { path, schema, query }: ListCall<S>,
  newList: () => List,
): Promise<List> {
  const list = `${path}${queryString(query)}`;
  const page = paginated(schema);
  const askPage = async (number: number) =>
    getReply(connection, path, page, { ...query, page: number, perPage: ITEMS_PER_PAGE }, {});
  const source = { call: `GET ${list}`, ask: askPage, knownIds: connection.options.knownIds?.(list) };
  const { items } = await readWholeList<z.output<S>, List>(source, newList);
  return items;
}

async function postBody<S extends z.ZodType>(
  connection: Connection,
  path: string,
  schema: S,
  body: object,
  callOptions: CallOptions,
): Promise<z.output<S>> {
  const asked = ask(connection, 'POST', path, callOptions);
  const form = serialize(body, { indices: true, booleansAsIntegers: true, nullsAsUndefineds: true });
  const reply = await send(connection, { ...asked, method: 'POST', headers: JSON_WANTED, body: form }, callOptions);
  const { value, shows } = readBody(connection, asked, schema, reply, bodyText(asked, reply));
  connection.options.onReply?.({ method: 'POST', path, query: {}, shows });
  return value;
}

async function downloadFile(
  connection: Connection,
  path: string,
  query: Query,
  callOptions: CallOptions,
): Promise<Download> {
  const key = `${path}${queryString(query)}`;
  const asked = ask(connection, 'GET', key, callOptions);
  const request: HttpRequest = { ...asked, method: 'GET', headers: {} };
  const reply = await send(connection, request, callOptions, DOWNLOAD_MAX_BYTES);
  if (isJson(reply)) {
    openEnvelope(asked, reply, bodyText(asked, reply));
    throw new ContractError(asked.call, [{ path: '', expected: 'a file', got: 'JSON' }]);
  }
  if (!isSuccess(reply.status)) throw statusError(asked, reply.status);
  const type = reply.header('content-type');
  if (/^text\/html/i.test(type)) {
    throw new RequestError(asked.call, `answered with ${type} instead of a file`, {
      url: asked.url,
      status: reply.status,
    });
  }
  return { blob: new Blob([reply.bytes], { type }), fileName: fileNameOf(reply.header('content-disposition')) };
}

function ask({ root }: Connection, method: 'GET' | 'POST', key: string, { detail = false }: CallOptions): Asked {
  return { call: `${method} ${key}`, url: `${root}${key}`, detail };
}
