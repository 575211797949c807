import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import nodeFetch from 'node-fetch';
import pLimit from 'p-limit';
import { parseDocument } from '../../src/app/server/document.ts';
import type * as EntryServer from '../../src/app/server/entry-server.tsx';
import type { Renderer } from '../../src/app/server/entry-server.tsx';
import { markupPieces } from '../../src/app/server/page-markup.ts';
import { bundle } from '../build/bundle/bundle.ts';
import { encodePieces } from '../build/output/encode-pieces.ts';
import { listFiles } from '../build/output/list-files.ts';

/**
 * The minimum work of any React export of the same files: `node render-baseline.ts <tree> <target> [<calls>]` renders every
 * page of a finished tree again with the same views, each as a whole, from the data in its HTML. With a file of calls, a URL a
 * line, it makes these first, as many at once as a build does, and drops the replies.
 */
const [tree = '', target = '', callsFile] = process.argv.slice(2);
if (callsFile) await fetchAll(readFileSync(callsFile, 'utf8').split('\n'));
const root = process.cwd();
const { serverEntry } = await bundle({ root, cacheDir: path.join(root, '.cache') });
const { createRenderer } = (await import(serverEntry)) as typeof EntryServer;
let renderer: Renderer | undefined;
for (const file of listFiles(tree).filter((name) => name.endsWith('index.html'))) {
  const html = readFileSync(path.join(tree, file), 'utf8');
  const folder = path.dirname(file);
  const payload = path.join(folder, 'payload.json');
  const parsed = parseDocument(html);
  mkdirSync(path.join(target, folder), { recursive: true });
  if (parsed && 'page' in parsed.state) {
    const { shell, page } = parsed.state;
    renderer ??= createRenderer(shell, { renderLayoutPerPage: true });
    const body = markupPieces(await renderer.page(folder === '.' ? '/' : `/${folder}`, page));
    writeFileSync(path.join(target, file), encodePieces([parsed.before, ...body, parsed.after]));
    writeFileSync(path.join(target, payload), JSON.stringify(page.data), 'utf8');
  } else {
    // A redirect page.
    writeFileSync(path.join(target, file), html, 'utf8');
    copyFileSync(path.join(tree, payload), path.join(target, payload));
  }
}

async function fetchAll(calls: string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const limit = pLimit(8);
  await limit.map(calls, async (url) => JSON.parse(await (await nodeFetch(url, { agent })).text()) as unknown);
  agent.destroy();
}
