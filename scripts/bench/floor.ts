import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as EntryServer from '../../src/app/entry-server.tsx';
import type { Renderer } from '../../src/app/entry-server.tsx';
import { piecesOf } from '../../src/app/page-markup.ts';
import { type LoadedPage, type PageState, ROOT_ID, STATE_ID } from '../../src/app/loaded-page.ts';
import { bundle } from '../build/bundle.ts';

/**
 * The least that any React export must do to write the same files: `node floor.ts <tree> <target>` draws every page of a
 * finished tree again with the same views, each in one piece, from the data in its HTML.
 */
const [tree = '', target = ''] = process.argv.slice(2);
const root = process.cwd();
const { serverEntry } = await bundle({ root, cacheDir: path.join(root, '.cache') });
const { createRenderer } = (await import(serverEntry)) as typeof EntryServer;
const BODY = `<div id="${ROOT_ID}">`;
const STATE = `</div><script type="application/json" id="${STATE_ID}">`;

let renderer: Renderer | undefined;
for (const file of readdirSync(tree, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('index.html'))) {
  const html = readFileSync(path.join(tree, file), 'utf8');
  const folder = path.dirname(file);
  const state = stateOf(html);
  const isPage = state !== undefined && 'page' in state;
  mkdirSync(path.join(target, folder), { recursive: true });
  writeFileSync(path.join(target, file), isPage ? await drawAgain(`/${folder}`, state, html) : html, 'utf8');
  const payload = path.join(folder, 'payload.json');
  if (isPage) writeFileSync(path.join(target, payload), JSON.stringify(state.page.data), 'utf8');
  else if (existsSync(path.join(tree, payload))) copyFileSync(path.join(tree, payload), path.join(target, payload));
}

/** Undefined of a second address, which has none. */
function stateOf(html: string): PageState | undefined {
  const start = html.indexOf(STATE);
  if (start < 0) return undefined;
  return JSON.parse(html.slice(start + STATE.length, html.indexOf('</script>', start + STATE.length))) as PageState;
}

async function drawAgain(address: string, { shell, page }: PageState & { page: LoadedPage }, html: string) {
  renderer ??= await createRenderer(shell, { inOnePiece: true });
  const body = piecesOf(renderer.page(address === '/.' ? '/' : address, page)).join('');
  return html.slice(0, html.indexOf(BODY) + BODY.length) + body + html.slice(html.indexOf(STATE));
}
