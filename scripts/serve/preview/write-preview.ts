import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { SERVICE_WORKER } from '../../../src/lib/browser/offline-cache.ts';
import type { Bundle } from '../../build/bundle/bundle.ts';
import { acquireLock } from '../../build/output/lock.ts';
import { pageFile, payloadFile } from '../../build/page/page-files.ts';
import { checkOut, publishTree, TREE_MARK } from '../../build/output/published-path.ts';
import { farewell } from '../../build/bundle/service-worker.ts';
import { openTree, removeTree, type Tree } from '../../build/output/output-tree.ts';
import type { DrawnAddress } from '../../build/render/render-on-demand.ts';
import { markStyles, ROBOTS } from './preview-banner.ts';

/**
 * Writes a preview as a folder of files: the drawn pages, around them the pages of the last build. It has no sitemap
 * and no pointer to a build, so that `npm run deploy` takes it for no site.
 */
export function writePreview(
  out: string,
  drawn: Map<string, DrawnAddress>,
  sources: { code: Bundle; publicDir: string; lastBuild: string },
): void {
  checkOut(out);
  const release = acquireLock(out);
  const tree = openTree(out);
  try {
    const written = new Set<string>();
    const write = (file: string, content: string) => {
      tree.write(file, content);
      written.add(file);
    };
    for (const [address, { html, payload = '{}' }] of drawn) {
      write(pageFile(address), html);
      write(payloadFile(address), payload);
    }
    write('preview.css', markStyles());
    write('robots.txt', ROBOTS);
    write(SERVICE_WORKER.slice(1), farewell(sources.code));
    write(TREE_MARK, JSON.stringify({ preview: [...drawn.keys()] }));
    for (const dir of [sources.code.clientDir, sources.publicDir, sources.lastBuild]) takeOver(dir, tree, written);
    publishTree(tree, out);
  } catch (error) {
    removeTree(tree);
    throw error;
  } finally {
    release();
  }
}

const NOT_FOR_PREVIEWS = /^(.*\.xml|builds\/.*|\.vite\/.*)$/;

function takeOver(from: string, tree: Tree, written: Set<string>): void {
  if (!existsSync(from)) return;
  const dir = realpathSync(from);
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = path.relative(dir, path.join(entry.parentPath, entry.name));
    if (!entry.isFile() || written.has(file) || NOT_FOR_PREVIEWS.test(file)) continue;
    tree.keep(file, dir);
    written.add(file);
  }
}
