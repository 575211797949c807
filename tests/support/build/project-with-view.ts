import { cpSync, linkSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '../../../scripts/build/bundle/bundle.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const PROJECT_FILES = [
  'src',
  'scripts',
  'public',
  'node_modules',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

/**
 * A folder with the code of the project and a bundle of it in which the view of a page is another one: nothing is
 * bundled for it.
 * @param view the file of the view, without its ending. @param code of a module whose default export is the view
 */
export async function projectWithView(view: string, code: string): Promise<string> {
  const folder = temporaryFolder();
  for (const part of PROJECT_FILES) symlinkSync(path.join(root, part), path.join(folder, part));
  const own = path.dirname((await bundle({ root, cacheDir: path.join(root, '.cache') })).clientDir);
  const dir = path.join(folder, '.cache/bundle', path.basename(own));
  linkAll(own, dir);
  const assets = path.join(dir, 'server/assets');
  const chunk = readdirSync(assets).find((file) => file.startsWith(`${view}-`));
  if (!chunk) throw new Error(`The bundle has no ${view}`);
  rmSync(path.join(assets, chunk));
  writeFileSync(path.join(assets, chunk), code);
  return folder;
}

function linkAll(from: string, to: string): void {
  for (const name of readdirSync(from, { recursive: true }).map(String)) {
    const file = path.join(from, name);
    const target = path.join(to, name);
    if (statSync(file).isDirectory()) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    try {
      linkSync(file, target);
    } catch {
      cpSync(file, target);
    }
  }
}
