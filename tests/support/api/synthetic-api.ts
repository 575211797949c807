import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { detailOf, type Entity, entityIn, summaryOf, type SyntheticContent } from './synthetic-content.ts';

export interface ReceivedCall {
  /** Relative to the API's root: `/equipment/17`. */
  path: string;
  query: URLSearchParams;
  /** Number of earlier calls. */
  number: number;
}

/** Replies in place of the API; it does not handle the call if it returns nothing. */
export type Fault = (requested: ReceivedCall, response: ServerResponse) => boolean | void;

export interface SyntheticApi {
  url: string;
  content: SyntheticContent;
  /** Paths with queries, in the order of the requests. */
  calls: string[];
  /** Maximum of simultaneous calls since `watchPeak`. */
  peakCalls: () => number;
  resetPeak: () => void;
  /** Set to make the API fail. */
  fault: Fault | undefined;
  etag: boolean;
  /** Delays each reply, ms. */
  delay: number;
  /** Maximum of items on a page of a list, whatever is requested. */
  maxPerPage: number;
  close: () => Promise<void>;
}

const ROOT = '/frontend/v1';
const WITHOUT_FAULTS = { fault: undefined, etag: true, delay: 0, maxPerPage: 100 };

/** Gives a running API other content, ends its faults and forgets its calls. */
export function resetApi(api: SyntheticApi, content: SyntheticContent): void {
  Object.assign(api, { ...WITHOUT_FAULTS, content, calls: [] });
}

/** A real HTTP server that implements the contract over any content, and fails on request. */
export async function startSyntheticApi(content: SyntheticContent): Promise<SyntheticApi> {
  let pending = 0;
  let peak = 0;
  const server = createServer((request, response) => {
    peak = Math.max(peak, ++pending);
    response.on('close', () => pending--);
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://api.test');
    const path = decodeURIComponent(pathname.slice(ROOT.length));
    const received: ReceivedCall = { path, query, number: api.calls.length };
    api.calls.push(query.size ? `${path}?${query}` : path);
    const answer = () => {
      if (!api.fault?.(received, response)) respond(request, response, replyTo(api, received), api.etag);
    };
    if (api.delay > 0) setTimeout(answer, api.delay);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api: SyntheticApi = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    content,
    calls: [],
    peakCalls: () => peak,
    resetPeak: () => {
      peak = 0;
    },
    ...WITHOUT_FAULTS,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return api;
}

const NOT_FOUND = { error: { code: 107, message: 'Не найдено' } };

function replyTo(
  { content: { lists, single }, maxPerPage }: Pick<SyntheticApi, 'content' | 'maxPerPage'>,
  { path, query }: ReceivedCall,
): object {
  const alone = single.get(path);
  if (alone) return { response: alone };
  const list = listFor(lists, path, query);
  if (list)
    return {
      response: paginate(
        list.items,
        (item) => summaryOf(item, list.path),
        Number(query.get('page') ?? 1),
        Math.min(Number(query.get('perPage') ?? 12), maxPerPage),
      ),
    };
  const slash = path.lastIndexOf('/');
  const key = path.slice(slash + 1);
  const all = lists.get(path.slice(0, slash)) ?? [];
  const entity = entityIn(all, key);
  return entity ? { response: detailOf(entity, all) } : NOT_FOUND;
}

function listFor(
  lists: SyntheticContent['lists'],
  path: string,
  query: URLSearchParams,
): { path: string; items: Entity[] } | undefined {
  const section = /^\/article\/section\/([^/]+)\/items$/.exec(path)?.[1];
  if (section !== undefined) {
    const articles = lists.get('/article') ?? [];
    const inSection = ({ section: of }: Entity) =>
      section === 'all' || (of as Entity).slug === section || String((of as Entity).id) === section;
    return { path: '/article', items: articles.filter(inSection) };
  }
  const items = lists.get(path);
  if (!items) return undefined;
  const kind = query.get('kind');
  const category = query.get('category');
  const of = ({ category: own }: Entity) => own as { id: number; kind: string };
  return {
    path,
    items: items.filter((item) => (!kind || of(item).kind === kind) && (!category || String(of(item).id) === category)),
  };
}

function paginate(items: Entity[], shownOf: (item: Entity) => object, currentPage: number, perPage: number): object {
  return {
    items: items.slice((currentPage - 1) * perPage, currentPage * perPage).map(shownOf),
    currentPage,
    lastPage: Math.max(1, Math.ceil(items.length / perPage)),
  };
}

function respond(request: IncomingMessage, response: ServerResponse, reply: object, withEtag: boolean): void {
  const body = JSON.stringify(reply);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  if (withEtag && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ETag: etag }).end();
    return;
  }
  response
    .writeHead(200, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
      ...(withEtag && { ETag: etag }),
    })
    .end(body);
}
