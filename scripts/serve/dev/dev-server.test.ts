import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
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

it('tells what is written into a file that it has told as empty: git replaces files in this way', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'texts.ts');
  writeFileSync(file, 'export const former = 1;');
  let vite: ViteDevServer | undefined;
  const watched: Plugin = {
    name: 'watched',
    config: () => ({ cacheDir: path.join(folder, 'cache') }),
    configureServer: (started) => void (vite = started),
  };
  const dev = await startDevServer(readSettings({}, 'none'), 0, [watched]);
  const watcher = vite!.watcher.add(file);
  await vi.waitFor(() => expect(watcher.getWatched()[folder]).toContain('texts.ts'), { timeout: 20_000 });
  const changes: string[] = [];
  watcher.on('change', (changed) => {
    if (changed !== file) return;
    changes.push(readFileSync(file, 'utf8'));
    if (changes.length === 1) writeFileSync(file, 'export const later = 2;');
  });
  rmSync(file);
  writeFileSync(file, '');
  await vi.waitFor(() => expect(changes).toEqual(['', 'export const later = 2;']), { timeout: 20_000 });
  await dev.close();
});
