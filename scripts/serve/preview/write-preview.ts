import { existsSync, realpathSync } from 'node:fs';
import { SERVICE_WORKER_PATH } from '../../../src/lib/browser/offline-cache.ts';
import type { Bundle } from '../../build/bundle/bundle.ts';
import { acquireLock } from '../../build/output/lock.ts';
import { listFiles } from '../../build/output/list-files.ts';
import { pageFile, payloadFile } from '../../build/page/page-files.ts';
import { checkPublishedPath, publishTree } from '../../build/output/published-path.ts';
import { unregisterWorker } from '../../build/bundle/service-worker.ts';
import { createOutputTree, removeOutputTree, type OutputTree } from '../../build/output/output-tree.ts';
import type { RenderedResponse } from '../../build/render/render-on-demand.ts';
import { ROBOTS_TXT } from '../robots.ts';
import { BANNER_STYLES, bannerStyles } from './preview-banner.ts';
import { REPORT_FILE } from '../../build/report/build-report.ts';

/**
 * Writes a preview to a folder: the rendered pages and the other pages of the last build. It has no sitemap and no pointer to a
 * build, so that `npm run deploy` refuses it.
 */
export function writePreview(
  out: string,
  rendered: Map<string, RenderedResponse>,
  sources: { bundle: Bundle; publicDir: string; lastBuild: string },
): void {
  checkPublishedPath(out);
  const release = acquireLock(out);
  const tree = createOutputTree(out);
  try {
    const written = new Set<string>();
    const write = (file: string, content: string) => {
      tree.write(file, content);
      written.add(file);
    };
    for (const [pathname, { html, payload = '{}' }] of rendered) {
      write(pageFile(pathname), html);
      write(payloadFile(pathname), payload);
    }
    write(BANNER_STYLES.slice(1), bannerStyles());
    write('robots.txt', ROBOTS_TXT);
    write(SERVICE_WORKER_PATH.slice(1), unregisterWorker(sources.bundle));
    write(REPORT_FILE, JSON.stringify({ preview: [...rendered.keys()] }));
    for (const dir of [sources.bundle.clientDir, sources.publicDir, sources.lastBuild])
      addMissingFiles(dir, tree, written);
    publishTree(tree, out);
  } catch (error) {
    removeOutputTree(tree);
    throw error;
  } finally {
    release();
  }
}

const EXCLUDED_FILES = /^(.*\.xml|builds\/.*|\.vite\/.*)$/;

function addMissingFiles(from: string, tree: OutputTree, written: Set<string>): void {
  if (!existsSync(from)) return;
  const dir = realpathSync(from);
  for (const file of listFiles(dir)) {
    if (written.has(file) || EXCLUDED_FILES.test(file)) continue;
    tree.reuse(file, dir);
    written.add(file);
  }
}
