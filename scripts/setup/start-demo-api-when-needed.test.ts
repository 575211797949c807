import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { DEMO_API_URL } from '../demo-api/address.ts';
import { listen } from '../serve/listen.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { closeOnFailure, startDemoApiWhenNeeded } from './start-demo-api-when-needed.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A demo API without content, whose start fails at once: with all of it the start takes seconds. */
function startWithoutContent(): Promise<unknown> {
  const folder = temporaryFolder();
  return startDemoApiWhenNeeded({ port: 0, contentDir: folder, dataDir: folder });
}

it.each(['', DEMO_API_URL, `${DEMO_API_URL}/`])('the demo API is started if the setting is «%s»', async (url) => {
  vi.stubEnv('API_BASE_URL', url);
  await expect(startWithoutContent()).rejects.toThrow('expected a folder with the pictures');
});

it('the demo API is not started if another API is set', async () => {
  vi.stubEnv('API_BASE_URL', 'https://api.example.org');
  expect(await startWithoutContent()).toBeUndefined();
});

it('a demo API that another command has just begun to start is used once it answers, and named', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('API_BASE_URL', '');
  const answers = [new Response(null, { status: 503 }), Response.json({ response: {} })];
  vi.stubGlobal('fetch', async () => answers.shift());
  const other = createServer();
  await listen(other, 0);
  const { port } = other.address() as AddressInfo;
  expect(await startDemoApiWhenNeeded({ port, dataDir: temporaryFolder() })).toBeUndefined();
  expect(answers).toEqual([]);
  expect(log.mock.calls).toEqual([[`Demo API: ${DEMO_API_URL}, which another command has started`]]);
  log.mockRestore();
  other.close();
});

it('the API is closed by a failure of what uses it, and else goes on', async () => {
  const api = { close: vi.fn(async () => {}) };
  expect(await closeOnFailure(api, async () => 'served')).toBe('served');
  expect(api.close).not.toHaveBeenCalled();
  await expect(closeOnFailure(api, async () => Promise.reject(new Error('Port 1 is busy')))).rejects.toThrow('busy');
  expect(api.close).toHaveBeenCalledOnce();
});
