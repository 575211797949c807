import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from '../../src/app/server/document.ts';
import type * as EntryServer from '../../src/app/server/entry-server.tsx';
import type { Renderer } from '../../src/app/server/entry-server.tsx';
import { markupPieces } from '../../src/app/server/page-markup.ts';
import { bundle } from '../build/bundle/bundle.ts';
import { encodePieces } from '../build/output/encode-pieces.ts';
import { listFiles } from '../build/output/list-files.ts';

/**
 * The minimum work of any React export of the same files: `node render-baseline.ts <tree> <target>` renders every page of a
 * finished tree again with the same views, each as a whole, from the data in its HTML.
 */
const [tree = '', target = ''] = process.argv.slice(2);
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
