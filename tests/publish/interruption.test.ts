import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LOCK_KEY } from '../../scripts/publish/bucket/lock-file.ts';
import { LATEST_KEY } from '../../scripts/publish/bucket/upload-order.ts';
import { startObjectStore } from '../support/publish/object-store.ts';
import { createTestContext, storeSettings } from '../support/publish/publish-context.ts';
import { PAGE_TEXTS, writeSmallSite } from '../support/publish/small-site.ts';

const WAIT = { timeout: 30_000 };

it.each(['SIGINT', 'SIGHUP'] as const)(
  'a publication that gets %s twice releases its lock, as with Ctrl-C in a terminal',
  async (signal) => {
    const store = await startObjectStore();
    onTestFinished(store.close);
    let isSignalledTwice = false;
    store.fault = ({ method, key }) => {
      const isUpload = method === 'PUT' && key.endsWith('payload.json');
      const isRelease = method === 'DELETE' && key === LOCK_KEY;
      return isUpload || (isRelease && !isSignalledTwice) ? 'busy' : undefined;
    };
    const has = (method: string, name: string) => () =>
      expect(store.calls.some((call) => call.method === method && call.key.endsWith(name))).toBe(true);

    const dir = writeSmallSite({ id: 'a', minute: 1, app: 'code000a', siteUrl: store.websiteUrl, pages: PAGE_TEXTS });
    const child = spawn(process.execPath, ['scripts/setup/run.mjs', 'scripts/deploy.ts', '--dir', dir], {
      env: { ...process.env, ...storeSettings(store), SITE_URL: store.websiteUrl },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const errors = text(child.stderr);
    await vi.waitFor(has('PUT', 'payload.json'), WAIT);
    child.kill(signal);
    await vi.waitFor(has('DELETE', LOCK_KEY), WAIT);
    child.kill(signal);
    isSignalledTwice = true;

    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(await errors).toContain(`stopped by ${signal}`);
    expect([...(await createTestContext(store).context.bucket.list()).keys()]).not.toContain(LOCK_KEY);
  },
);

it('a publication whose output nobody reads any more goes on to its end and releases its lock', async () => {
  const store = await startObjectStore();
  onTestFinished(store.close);
  const dir = writeSmallSite({ id: 'a', minute: 1, app: 'code000a', siteUrl: store.websiteUrl, pages: PAGE_TEXTS });
  const child = spawn(process.execPath, ['scripts/setup/run.mjs', 'scripts/deploy.ts', '--dir', dir], {
    env: { ...process.env, ...storeSettings(store), SITE_URL: store.websiteUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const errors = text(child.stderr);
  store.fault = ({ method, key }) => {
    if (method === 'PUT' && key.endsWith('payload.json')) child.stdout.destroy();
    return undefined;
  };

  expect([...(await once(child, 'exit')), await errors]).toEqual([0, null, '']);
  const keys = [...(await createTestContext(store).context.bucket.list()).keys()];
  expect(keys).toContain(LATEST_KEY);
  expect(keys).not.toContain(LOCK_KEY);
});
