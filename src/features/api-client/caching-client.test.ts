import { expect, it, vi } from 'vitest';
import type { ApiClient } from '../../api/client/api-client.ts';
import { z } from '../../api/schema/zod.ts';
import { withCache } from './caching-client.ts';

/** A client of its own cache, and its requests. */
function createClient() {
  const requested = Promise.withResolvers<unknown>();
  const get = vi.fn(() => requested.promise);
  const client = withCache({ get } as Partial<ApiClient> as ApiClient, crypto.randomUUID());
  return { read: (signal?: AbortSignal) => client.get('/news', z.string(), {}, { signal }), get, ...requested };
}

it('callers share a request, and one that is aborted leaves it to the others', async () => {
  const { read, get, resolve } = createClient();
  const leaving = new AbortController();
  const left = read(leaving.signal);
  const stays = read();
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  resolve('reply');
  expect(await stays).toBe('reply');
  expect(await read()).toBe('reply');
  expect(get).toHaveBeenCalledOnce();
});

it('a caller that was aborted before makes no request', async () => {
  const { read, get } = createClient();
  await expect(read(AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  expect(get).not.toHaveBeenCalled();
});
