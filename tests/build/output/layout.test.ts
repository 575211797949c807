import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../../scripts/build/bundle/bundle.ts';
import { pageAssets } from '../../../scripts/build/bundle/page-assets.ts';
import { readBuildCache } from '../../../scripts/build/cache/build-cache.ts';
import { type PageAssets, parseDocument } from '../../../src/app/server/document.ts';
import type * as EntryServer from '../../../src/app/server/entry-server.tsx';
import { markupPieces } from '../../../src/app/server/page-markup.ts';
import { htmlOf } from '../../support/build/run-build.ts';
import { setUpBuilds } from '../../support/build/set-up-builds.ts';

const builds = setUpBuilds();
let entry: typeof EntryServer;
let restStyles: PageAssets['restStyles'];

beforeAll(async () => {
  const root = path.resolve('.');
  const code = await bundle({ root, cacheDir: path.join(root, '.cache') });
  ({ restStyles } = pageAssets(code));
  entry = (await import(code.serverEntry)) as typeof EntryServer;
});

const drawnAt = (address: string) => parseDocument(htmlOf(builds.published, address));

describe('the layout, which is rendered once for all pages of a route,', () => {
  it('and the page inside it equal React’s rendering of the whole', async () => {
    const pages = readBuildCache(builds.published);
    const addresses = [...(pages?.pages.keys() ?? [])];
    expect(addresses).toEqual(expect.arrayContaining(['/', '/equipment/item-1', '/equipment/item-2', '/contacts']));
    const shell = drawnAt('/')?.state.shell;
    if (!shell) throw new Error('The start page has no state');
    const renderer = entry.createRenderer(shell, { restStyles, renderLayoutPerPage: true });
    for (const address of addresses) {
      const { body, state } = drawnAt(address) ?? {};
      if (!state || !('page' in state)) throw new Error(`${address} is no page`);
      expect(body, address).toBe(markupPieces(await renderer.page(address, state.page)).join(''));
    }
  });
});
