import type { ApiClient } from '../../src/api/client/api-client.ts';
import { paginated } from '../../src/api/schema/paginated.ts';
import type { z } from '../../src/api/schema/zod.ts';
import type { Query } from '../../src/lib/address/query-string.ts';

/** A call of the API as the site makes it. */
export interface RecordedCall {
  method: 'GET' | 'POST';
  /** Below the API's root; what stands for an id is in braces: `/news/{id}`. */
  path: string;
  query: Query;
  /** What the site reads; nothing where the reply is a file. */
  reply: z.ZodType | undefined;
}

/** A client that asks nobody and notes what it was to ask. */
export function createRecordingClient(note: (call: RecordedCall) => void): ApiClient {
  const unanswered = new Promise<never>(() => {});
  const noted = (method: 'GET' | 'POST', path: string, query: Query | undefined, reply?: z.ZodType) => {
    note({ method, path: decodeURIComponent(path), query: query ?? {}, reply });
    return unanswered;
  };
  return {
    get: (path, schema, query) => noted('GET', path, query, schema),
    all: (path, schema, query) => noted('GET', path, query, paginated(schema)),
    allLazy: (path, schema, query) => noted('GET', path, query, paginated(schema)),
    pick: async () => [],
    post: (path, schema) => noted('POST', path, {}, schema),
    download: (path, query) => noted('GET', path, query),
    url(path, query) {
      void noted('GET', path, query);
      return path;
    },
  };
}
