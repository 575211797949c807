import { hash } from 'node:crypto';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import pRetry, { type Options } from 'p-retry';
import { proxyEnv } from '../../../src/api/client/proxy-env.ts';
import type { DeploySettings } from '../../build/options/settings.ts';
import { isTransient, nameCall, rethrowPrecondition, statusOf } from './call-errors.ts';

/** An object of a listing. */
export interface StoredObject {
  /** MD5 of the stored bytes, hex, for objects that were put in one part. */
  etag: string;
  modifiedAt: Date;
}

export interface ObjectHeaders {
  type: string;
  cache: string;
  /** The bytes are compressed. */
  gzip?: boolean;
  /** Target of the redirect that a website host sends for this key. */
  redirect?: string;
}

export interface ObjectContent {
  body: Buffer;
  gzip: boolean;
  etag: string;
}

/** Puts only if there is no such object yet, or only over the object with this ETag. */
export type PutCondition =
  | { ifAbsent: true }
  | {
      ifMatch: string;
      /** Some stores compare the header with an ETag without quotation marks. */
      bare?: boolean;
    };

/** A bucket of an S3-compatible store. A call that fails for a temporary reason is retried with exponential backoff. */
export interface Bucket {
  /** Hash of the endpoint and the name. */
  id: string;
  list: (prefix?: string) => Promise<Map<string, StoredObject>>;
  head: (key: string) => Promise<StoredObject | undefined>;
  read: (key: string) => Promise<ObjectContent | undefined>;
  /** @returns the ETag. @throws {PreconditionFailed}, or when the store returns another ETag than that of the bytes */
  put: (key: string, body: Buffer, headers: ObjectHeaders, condition?: PutCondition) => Promise<string>;
  copy: (from: string, to: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
  removeAll: (keys: string[]) => Promise<void>;
}

/** Number of retries after temporary failures, and the pauses between them. */
export type RetryOptions = Pick<Options, 'retries' | 'minTimeout' | 'maxTimeout' | 'onFailedAttempt'>;

/** Time limit of a call, ms: longer than any object of a site takes. */
const CALL_TIMEOUT_MS = 60_000;
const MAX_KEYS_PER_DELETE = 1000;

/** @param signal aborts the current calls; later calls, for cleaning up, are still made */
export function openBucket(settings: DeploySettings, retryOptions: RetryOptions, signal?: AbortSignal): Bucket {
  const Bucket = settings.S3_BUCKET;
  const client = new S3Client({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    credentials: { accessKeyId: settings.S3_ACCESS_KEY_ID, secretAccessKey: settings.S3_SECRET_ACCESS_KEY },
    forcePathStyle: true,
    maxAttempts: 1,
    requestHandler: { httpAgent: { proxyEnv: proxyEnv() }, httpsAgent: { proxyEnv: proxyEnv() } },
    // Otherwise checksums are sent as a trailer, which stores other than Amazon's refuse or keep as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  addContentMd5(client);
  const running = () => (signal?.aborted ? undefined : signal);
  const withTimeout = () => {
    const signals = [AbortSignal.timeout(CALL_TIMEOUT_MS), running()];
    return { abortSignal: AbortSignal.any(signals.filter((one) => one !== undefined)) };
  };
  // Each pause is twice the one before, with jitter up to its double, so that calls that failed together are not retried
  // together.
  const withRetry = async <T>(call: string, work: () => Promise<T>) => {
    const retried = pRetry(work, {
      ...retryOptions,
      factor: 2,
      randomize: true,
      signal: running(),
      shouldRetry: ({ error }) => isTransient(error),
    });
    return retried.catch((error: unknown) => {
      throw signal?.aborted ? error : nameCall(call, error);
    });
  };

  return {
    id: hash('sha256', `${settings.S3_ENDPOINT} ${Bucket}`, 'base64url'),

    async list(prefix = '') {
      const found = new Map<string, StoredObject>();
      let token: string | undefined;
      do {
        const query = { Bucket, Prefix: prefix, ContinuationToken: token };
        const page = await withRetry(`list ${prefix || 'the bucket'}`, async () => {
          const reply = await client.send(new ListObjectsV2Command(query), withTimeout());
          // The SDK reads the page of a proxy, too, and finds no objects in it.
          if (reply.Name === undefined) throw new Error('the reply is no list of objects');
          return reply;
        });
        for (const { Key = '', ETag = '', LastModified = new Date(0) } of page.Contents ?? [])
          found.set(Key, { etag: unquoted(ETag), modifiedAt: LastModified });
        token = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (token !== undefined);
      return found;
    },

    head: (Key) =>
      withRetry(`look for ${Key}`, async () => {
        try {
          const { ETag, LastModified = new Date(0) } = await client.send(
            new HeadObjectCommand({ Bucket, Key }),
            withTimeout(),
          );
          return { etag: unquoted(ETag), modifiedAt: LastModified };
        } catch (error) {
          if (statusOf(error) === 404) return undefined;
          throw error;
        }
      }),

    read: (Key) =>
      withRetry(`read ${Key}`, async () => {
        try {
          const reply = await client.send(new GetObjectCommand({ Bucket, Key }), withTimeout());
          const body = Buffer.from((await reply.Body?.transformToByteArray()) ?? []);
          return { body, gzip: reply.ContentEncoding === 'gzip', etag: unquoted(reply.ETag) };
        } catch (error) {
          if (statusOf(error) === 404) return undefined;
          throw error;
        }
      }),

    async put(Key, Body, { type, cache, gzip, redirect }, condition) {
      const md5 = hash('md5', Body, 'buffer');
      const etag = await withRetry(`put ${Key}`, async () => {
        const command = new PutObjectCommand({
          Bucket,
          Key,
          Body,
          ContentMD5: md5.toString('base64'),
          ContentType: type,
          CacheControl: cache,
          ContentEncoding: gzip ? 'gzip' : undefined,
          WebsiteRedirectLocation: redirect,
          IfNoneMatch: condition && 'ifAbsent' in condition ? '*' : undefined,
          IfMatch: condition && 'ifMatch' in condition ? ifMatchHeader(condition) : undefined,
        });
        const sent = client.send(command, withTimeout());
        const { ETag } = await (condition ? sent.catch(rethrowPrecondition(Key)) : sent);
        if (ETag === undefined) throw new Error('the reply has no ETag, so it is not that of a store');
        if (unquoted(ETag) !== md5.toString('hex'))
          throw new Error(`the store answered with the ETag ${ETag}, not with that of the bytes it was sent`);
        return unquoted(ETag);
      });
      return etag;
    },

    async copy(from, to) {
      const CopySource = `${Bucket}/${from.split('/').map(encodeURIComponent).join('/')}`;
      await withRetry(`copy ${from}`, () =>
        client.send(new CopyObjectCommand({ Bucket, Key: to, CopySource }), withTimeout()),
      );
    },

    async remove(Key) {
      await withRetry(`delete ${Key}`, () => client.send(new DeleteObjectCommand({ Bucket, Key }), withTimeout()));
    },

    async removeAll(keys) {
      for (let start = 0; start < keys.length; start += MAX_KEYS_PER_DELETE) {
        const Objects = keys.slice(start, start + MAX_KEYS_PER_DELETE).map((Key) => ({ Key }));
        const reply = await withRetry(`delete ${keys.length} objects`, () =>
          client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }), withTimeout()),
        );
        const [refused] = reply.Errors ?? [];
        if (refused) throw new Error(`${refused.Key}: could not be deleted: ${refused.Message ?? refused.Code}`);
      }
    },
  };
}

function unquoted(etag = ''): string {
  return etag.replaceAll('"', '');
}

function ifMatchHeader({ ifMatch, bare }: { ifMatch: string; bare?: boolean }): string {
  return bare ? ifMatch : `"${ifMatch}"`;
}

/** A header that some stores require for deleting a list of keys, and that the SDK no longer sends. */
function addContentMd5(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        const request = args.request as { headers: Record<string, string>; body?: unknown };
        if (commandName === 'DeleteObjectsCommand' && typeof request.body === 'string')
          request.headers['content-md5'] = hash('md5', request.body, 'base64');
        return next(args);
      },
    { step: 'build', name: 'addContentMd5' },
  );
}
