import type { AppendableList } from '../../lib/data/long-list.ts';
import type { Query } from '../../lib/address/query-string.ts';
import type { CallOptions } from './api-client.ts';
import { checkReply } from '../schema/check-reply.ts';
import { type CallInfo, unwrapEnvelope } from './envelope.ts';
import { fetchReply, type Fetch, type HttpReply, type HttpRequest, type Schedule } from './http.ts';
import type { ItemId } from './read-all-pages.ts';
import { type CleanHtml, type IsDeleted, createParseContext, type ParseContext } from '../schema/parse-context.ts';
import type { z } from '../schema/zod.ts';

/** What the caller is told of each good reply. */
export interface ReplyInfo {
  method: 'GET' | 'POST';
  path: string;
  query: Query;
  /** `kind:id` of every entity in it, for instance `equipment:17`. */
  entities: ParseContext['entities'];
  etag?: string;
}

export interface ApiClientOptions {
  /** Where `/frontend/v1` lives; in a browser it may be relative to the page. */
  baseUrl: string;
  /** The same for addresses that browsers open, where it differs. */
  publicBaseUrl?: string | undefined;
  fetch: Fetch;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** Ends all calls early; they then fail with its reason. */
  signal?: AbortSignal | undefined;
  /** Most bytes of a JSON reply; of a download, 512 MiB. */
  maxBytes?: number;
  schedule?: Schedule | undefined;
  /** Without one, rich text is reduced to paragraphs of text. */
  cleanHtml?: CleanHtml;
  /** Entities to leave out of every reply: the API does not know them any more. */
  isDeleted?: IsDeleted;
  /** Where long lists are put; without it they stay in memory. */
  createLazyList?: <Item extends object>() => AppendableList<Item>;
  /** Ids that an earlier build read from a list, named `path?query` without the page. */
  knownIds?: (list: string) => readonly ItemId[] | undefined;
  onReply?: (reply: ReplyInfo) => void;
  onOmitted?: (fault: { call: string; text: string }) => void;
  onSkippedBlock?: (block: { call: string; type: string }) => void;
}

/** The API that the calls of one client go to. */
export interface ApiConnection {
  root: string;
  options: ApiClientOptions;
}

const API_PATH = '/frontend/v1';
const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_MAX_BYTES = 32 * 1024 * 1024;

/** Where the calls lie below, without a trailing slash. @throws {TypeError} when it is not an http(s) address. */
export function apiRoot(baseUrl: string): string {
  const page = typeof document === 'undefined' ? undefined : document.baseURI;
  const url = new URL(baseUrl, page);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '') {
    throw new TypeError(`«${baseUrl}» is not the address of an API: expected http(s)://host/path`);
  }
  return `${url.href.replace(/\/+$/, '').replace(/\/frontend\/v1$/, '')}${API_PATH}`;
}

export async function sendRequest(
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

/** The value of a good reply in our own shape, and the entities that it shows. */
export function parseBody<S extends z.ZodType>(
  { options }: ApiConnection,
  callInfo: CallInfo,
  schema: S,
  reply: HttpReply,
  body: string,
) {
  const { call } = callInfo;
  const context = createParseContext({
    ...(options.cleanHtml && { cleanHtml: options.cleanHtml }),
    ...(options.isDeleted && { isDeleted: options.isDeleted }),
    onOmitted: (text) => options.onOmitted?.({ call, text }),
    onSkippedBlock: (type) => options.onSkippedBlock?.({ call, type }),
  });
  const value = checkReply(call, schema, unwrapEnvelope(callInfo, reply, body), context);
  return { value, shows: context.entities };
}
