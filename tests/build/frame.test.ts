import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../scripts/build/bundle.ts';
import { readRecord } from '../../scripts/build/records.ts';
import { pageFile } from '../../scripts/build/tree.ts';
import type * as EntryServer from '../../src/app/entry-server.tsx';
import { type PageState, ROOT_ID, STATE_ID } from '../../src/app/loaded-page.ts';
import { piecesOf } from '../../src/app/page-markup.ts';
import { createBuilds } from '../support/builds.ts';

const builds = createBuilds();
let entry: typeof EntryServer;

beforeAll(async () => {
  const root = path.resolve('.');
  const { serverEntry } = await bundle({ root, cacheDir: path.join(root, '.cache') });
  entry = (await import(serverEntry)) as typeof EntryServer;
});

function readPage(file: string): { body: string; state: PageState } {
  const html = readFileSync(path.join(builds.published, file), 'utf8');
  const [, body = '', state = '{}'] = html.split(
    new RegExp(`<div id="${ROOT_ID}">|</div><script type="application/json" id="${STATE_ID}">|</script></body>`),
  );
  return { body, state: JSON.parse(state) as PageState };
}

describe('the frame, which is drawn once for all pages of a route', () => {
  it('and the page inside it are to the letter what React draws in one piece', async () => {
    const pages = await readRecord(builds.published);
    const addresses = [...(pages?.pages.keys() ?? [])];
    expect(addresses).toEqual(expect.arrayContaining(['/', '/equipment/item-1', '/equipment/item-2', '/contacts']));
    const [first] = addresses.map((address) => readPage(pageFile(address)));
    const renderer = await entry.createRenderer((first as { state: PageState }).state.shell, { inOnePiece: true });
    for (const address of addresses) {
      const { body, state } = readPage(pageFile(address));
      if (!('page' in state)) throw new Error(`${address} is an error page`);
      expect(body, address).toBe(piecesOf(renderer.page(address, state.page)).join(''));
    }
  });
});
