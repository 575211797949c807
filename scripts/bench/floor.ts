import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as EntryServer from '../../src/app/entry-server.tsx';
import { piecesOf } from '../../src/app/page-markup.ts';
import type { PageState } from '../../src/app/loaded-page.ts';
import { bundle } from '../build/bundle.ts';

/**
 * The least that any React export must do: `node floor.ts <tree> <target>` draws every page of a finished tree again
 * with the same views, from the data in its HTML, and writes HTML and payload.
 */
const [tree = '', target = ''] = process.argv.slice(2);
const root = process.cwd();
const { serverEntry } = await bundle({ root, cacheDir: path.join(root, '.cache') });
const { createRenderer } = (await import(serverEntry)) as typeof EntryServer;
const STATE = '<script type="application/json" id="state">';

let renderer: Awaited<ReturnType<typeof createRenderer>> | undefined;
for (const file of readdirSync(tree, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('index.html'))) {
  const html = readFileSync(path.join(tree, file), 'utf8');
  const start = html.indexOf(STATE);
  if (start < 0) continue;
  const state = JSON.parse(html.slice(start + STATE.length, html.indexOf('</script>', start))) as PageState;
  if (!('page' in state)) continue;
  renderer ??= await createRenderer(state.shell, { inOnePiece: true });
  const folder = path.dirname(file);
  const body = piecesOf(renderer.page(folder === '.' ? '/' : `/${folder}`, state.page)).join('');
  mkdirSync(path.join(target, folder), { recursive: true });
  writeFileSync(path.join(target, file), body + html.slice(start));
  writeFileSync(path.join(target, folder, 'payload.json'), JSON.stringify(state.page.data));
}
