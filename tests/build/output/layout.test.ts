import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../../scripts/build/bundle/bundle.ts';
import { readRecord } from '../../../scripts/build/cache/build-cache.ts';
import { readDocument } from '../../../src/app/server/document.ts';
import type * as EntryServer from '../../../src/app/server/entry-server.tsx';
import { piecesOf } from '../../../src/app/server/page-markup.ts';
import { htmlOf } from '../../support/build/run-build.ts';
import { createBuilds } from '../../support/build/use-builds.ts';

const builds = createBuilds();
let entry: typeof EntryServer;

beforeAll(async () => {
  const root = path.resolve('.');
  const { serverEntry } = await bundle({ root, cacheDir: path.join(root, '.cache') });
  entry = (await import(serverEntry)) as typeof EntryServer;
});

const drawnAt = (address: string) => readDocument(htmlOf(builds.published, address));

describe('the frame, which is drawn once for all pages of a route', () => {
  it('and the page inside it are to the letter what React draws in one piece', async () => {
    const pages = await readRecord(builds.published);
    const addresses = [...(pages?.pages.keys() ?? [])];
    expect(addresses).toEqual(expect.arrayContaining(['/', '/equipment/item-1', '/equipment/item-2', '/contacts']));
    const shell = drawnAt('/')?.state.shell;
    if (!shell) throw new Error('The start page has no state');
    const renderer = await entry.createRenderer(shell, { inOnePiece: true });
    for (const address of addresses) {
      const { body, state } = drawnAt(address) ?? {};
      if (!state || !('page' in state)) throw new Error(`${address} is no page`);
      expect(body, address).toBe(piecesOf(renderer.page(address, state.page)).join(''));
    }
  });
});
