import { z } from 'zod';

const envelope = z.object({ response: z.unknown() });
const failure = z.object({
  error: z.object({ code: z.number(), message: z.union([z.string(), z.record(z.string(), z.array(z.string()))]) }),
});

/** Calls of a running demo API, with paths relative to `/frontend/v1`. */
export function createClient(url: string) {
  const urlOf = (path: string) => `${url}/frontend/v1/${path}`;
  const read = async (path: string) => (await fetch(urlOf(path))).json();
  const send = (path: string, fields: Record<string, string | File>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return fetch(urlOf(path), { method: 'POST', body });
  };
  return {
    fetch: (path: string, init?: RequestInit) => fetch(urlOf(path), init),
    /** The `response` field of a successful GET, parsed by a schema. */
    get: async <S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>> =>
      schema.parse(envelope.parse(await read(path)).response),
    /** The `error` field of a failed GET. */
    failure: async (path: string) => failure.parse(await read(path)).error,
    send,
    sendAndFail: async (path: string, fields: Record<string, string | File>) =>
      failure.parse(await (await send(path, fields)).json()).error,
  };
}

export type Client = ReturnType<typeof createClient>;

export const pageOf = <S extends z.ZodType>(item: S) =>
  z.strictObject({ items: z.array(item), currentPage: z.number(), lastPage: z.number() });
