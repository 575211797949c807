import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Plugin } from 'vite';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { readSettings } from '../../build/options/settings.ts';
import { startDevServer } from './dev-server.ts';

it('a busy port leaves no watchers behind, which would keep the process', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const cacheDir = temporaryFolder();
  const closeBundle = vi.fn();
  const watched: Plugin = { name: 'watched', config: () => ({ cacheDir }), closeBundle };
  await expect(startDevServer(readSettings({}, 'none'), port, [watched])).rejects.toThrow(`Port ${port} is busy`);
  expect(closeBundle).toHaveBeenCalled();
  other.close();
});
