import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { escapeHtml } from '../../../src/lib/text/escape-html.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** One call of the store's API. */
export interface StoreCall {
  method: string;
  key: string;
  headers: IncomingMessage['headers'];
  /** Number of earlier calls of this method for this key. */
  earlier: number;
}

/**
 * Replaces the work of the store. `cut` ends the connection without a reply, `unanswered` does so after the work is done,
 * `lost` replies as if it were done, `html` with a page of a proxy.
 */
export type StoreFault = 'cut' | 'html' | 'unanswered' | 'busy' | 'expired' | 'wrong-etag' | 'lost' | undefined;

export interface ObjectStore {
  endpoint: string;
  /** The URL of the bucket as a website. */
  websiteUrl: string;
  calls: StoreCall[];
  fault: ((call: StoreCall) => StoreFault) | undefined;
  /** Keys that were put or copied to, in order. */
  puts: () => string[];
  close: () => Promise<void>;
}

/** Differences between this store and Amazon's, from the documentation of other stores. */
export interface StoreKind {
  /**
   * The handling of conditional puts: `bare` compares If-Match with an ETag without quotation marks, `no-match` replies with
   * 412 to any If-Match, `unknown` replies with 501, `ignored` puts anyway.
   */
  conditions?: 'kept' | 'bare' | 'no-match' | 'unknown' | 'ignored';
  /** Deleting a list of keys requires Content-MD5. */
  requiresContentMd5?: boolean;
  /** An object cannot have the name of a folder. The replies are those of MinIO. */
  hasFolders?: boolean;
  /** The most keys in a reply. */
  keysPerList?: number;
}

export const BUCKET = 'site';
const WEBSITE_CONFIG = path.resolve(import.meta.dirname, '../../../scripts/publish/object-storage/website.xml');

/**
 * A real S3 server behind a proxy that fails on request. The proxy also implements conditional puts, which this server lacks
 * and real stores have.
 */
export async function startObjectStore({
  conditions = 'kept',
  requiresContentMd5 = false,
  hasFolders = false,
  keysPerList = 1000,
}: StoreKind = {}): Promise<ObjectStore> {
  const directory = temporaryFolder();
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET, configs: [readFileSync(WEBSITE_CONFIG)] }],
  });
  const { port } = await s3.run();
  const counts = new Map<string, number>();
  /** One call per key at a time: this server would serve a half-written object, real stores do not. */
  const queues = new Map<string, Promise<void>>();

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://store.test');
    const call = { method: request.method ?? '', key: decodeURIComponent(pathname.slice(BUCKET.length + 2)) };
    const count = counts.get(`${call.method} ${call.key}`) ?? 0;
    counts.set(`${call.method} ${call.key}`, count + 1);
    const whole: StoreCall = { ...call, headers: request.headers, earlier: count };
    store.calls.push(whole);
    const body = await buffer(request);
    const fault = store.fault?.(whole);
    if (fault === 'cut') return void request.socket.destroy();
    if (fault === 'html') return void response.end('<html><body>The proxy is busy</body></html>');
    if (fault === 'busy') return refuse(response, 503, 'SlowDown');
    if (fault === 'expired') return refuse(response, 403, 'ExpiredToken');
    if (fault === 'wrong-etag') return void response.writeHead(200, { ETag: `"${'0'.repeat(32)}"` }).end();
    if (fault === 'lost') return void response.writeHead(200, { ETag: `"${hash('md5', body)}"` }).end();
    if (fault === 'unanswered') response.writeHead = () => request.socket.destroy() as never;
    const turn = (queues.get(whole.key) ?? Promise.resolve()).then(() => serve(request, body, response));
    queues.set(whole.key, turn);
    await turn;
  };
  const serve = async (request: IncomingMessage, body: Buffer, response: ServerResponse) => {
    const { 'if-none-match': ifAbsent, 'if-match': ifMatch } = request.headers;
    if (request.method === 'PUT' && (ifAbsent ?? ifMatch) !== undefined && conditions !== 'ignored') {
      if (conditions === 'unknown') return refuse(response, 501, 'NotImplemented');
      const etag = await etagOf(port, request.url ?? '/');
      const expected = conditions === 'bare' ? etag?.replaceAll('"', '') : etag;
      const holds = ifAbsent ? etag === undefined : conditions !== 'no-match' && expected === ifMatch;
      if (!holds) return refuse(response, 412, 'PreconditionFailed');
    }
    if (requiresContentMd5 && request.method === 'POST') {
      const md5 = request.headers['content-md5'];
      if (md5 === undefined) return refuse(response, 400, 'InvalidRequest');
      if (md5 !== hash('md5', body, 'base64')) return refuse(response, 400, 'BadDigest');
    }
    const url = new URL(request.url ?? '/', 'http://store.test');
    if (url.searchParams.get('list-type') === '2') {
      const list = await listOf(s3, url.searchParams, keysPerList);
      response.writeHead(200, { 'Content-Type': 'application/xml' }).end(list);
      return undefined;
    }
    const key = decodeURIComponent(url.pathname);
    if (hasFolders && request.method === 'PUT') {
      if (existsSync(path.join(directory, key))) return refuse(response, 409, 'XMinioObjectExistsAsDirectory');
      if (foldersOf(key).some((folder) => existsSync(`${path.join(directory, folder)}._S3rver_object`)))
        return refuse(response, 400, 'XMinioParentIsObject');
    }
    await forward(port, 's3.amazonaws.com', request, body, response);
  };
  const proxy = createServer((request, response) => void handle(request, response));
  const website = createServer((request, response) => {
    void forward(port, `${BUCKET}.s3-website.amazonaws.com`, request, Buffer.alloc(0), response);
  });
  const store: ObjectStore = {
    endpoint: await listen(proxy),
    websiteUrl: await listen(website),
    calls: [],
    fault: undefined,
    puts: () => store.calls.filter(({ method }) => method === 'PUT').map(({ key }) => key),
    async close() {
      for (const server of [proxy, website]) {
        server.closeAllConnections();
        server.close();
      }
      await s3.close();
    },
  };
  return store;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The folders of a key, from the nearest one. */
function foldersOf(key: string): string[] {
  const folder = path.dirname(key);
  return folder === '/' ? [] : [folder, ...foldersOf(folder)];
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** Conditions of a put are not forwarded: the server would treat them like those of a GET. */
function forward(
  port: number,
  host: string,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<void> {
  const { 'if-none-match': ifAbsent, 'if-match': _, connection: __, ...headers } = request.headers;
  if (request.method === 'GET' && ifAbsent !== undefined) headers['if-none-match'] = ifAbsent;
  return new Promise((resolve) => {
    const inner = ask(
      {
        port,
        host: '127.0.0.1',
        method: request.method,
        path: request.url,
        headers: { ...headers, host },
        agent: false,
      },
      (reply) => {
        response.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(response);
        reply.on('end', resolve);
      },
    );
    inner.on('error', () => {
      request.socket.destroy();
      resolve();
    });
    inner.end(body);
  });
}

/**
 * A list of the objects in the order of their keys. The server's own fails for more than a thousand: its pages are in the order
 * of its folders, and the cipher of their token is not in Node's OpenSSL.
 */
async function listOf(s3: S3rver, query: URLSearchParams, keysPerList: number): Promise<string> {
  const prefix = query.get('prefix') ?? '';
  const { objects } = await s3.store.listObjects(BUCKET, { prefix });
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const rest = objects.filter(({ key }) => key > after).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const page = rest.slice(0, keysPerList);
  const last = rest.length > page.length ? page.at(-1)?.key : undefined;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    `<Name>${BUCKET}</Name><Prefix>${escapeHtml(prefix)}</Prefix><KeyCount>${page.length}</KeyCount>`,
    `<IsTruncated>${last !== undefined}</IsTruncated>`,
    last === undefined ? '' : `<NextContinuationToken>${escapeHtml(last)}</NextContinuationToken>`,
    ...page.map(
      ({ key, size, lastModifiedDate, metadata }) =>
        `<Contents><Key>${escapeHtml(key)}</Key><LastModified>${lastModifiedDate.toISOString()}</LastModified>` +
        `<ETag>${escapeHtml(metadata.etag)}</ETag><Size>${size}</Size></Contents>`,
    ),
    '</ListBucketResult>',
  ].join('');
}

function etagOf(port: number, url: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const head = { port, host: '127.0.0.1', method: 'HEAD', path: url, headers: { host: 's3.amazonaws.com' } };
    ask({ ...head, agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode === 200 ? reply.headers.etag : undefined);
    })
      .on('error', reject)
      .end();
  });
}
