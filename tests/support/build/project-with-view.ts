import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from './project-copy.ts';

/**
 * A folder with the code of the project and its bundle, in which the view of a page is replaced.
 * @param view the file of the view without its extension. @param code of a module whose default export is the view
 */
export async function projectWithView(view: string, code: string): Promise<string> {
  const { dir, bundleDir } = await copyProject();
  const assets = path.join(bundleDir, 'server/assets');
  const chunk = readdirSync(assets).find((file) => file.startsWith(`${view}-`));
  if (!chunk) throw new Error(`The bundle has no ${view}`);
  // Removed first, because the file is a link to that of the project's bundle.
  rmSync(path.join(assets, chunk));
  writeFileSync(path.join(assets, chunk), code);
  return dir;
}
