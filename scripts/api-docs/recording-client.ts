import type { ApiClient } from '../../src/api/client/api-client.ts';
import { paginated } from '../../src/api/schema/paginated.ts';
import type { z } from '../../src/api/schema/zod.ts';
import type { Query } from '../../src/lib/address/query-string.ts';

/** A call of the API by the site. */
export interface RecordedCall {
  method: 'GET' | 'POST';
  /** Relative to the API's root; an id is a placeholder in braces: `/news/{id}`. */
  path: string;
  query: Query;
  /** The schema of the reply; undefined for a file. */
  reply: z.ZodType | undefined;
}

/** A client that makes no request and records the calls. */
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
