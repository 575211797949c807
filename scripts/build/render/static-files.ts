import path from 'node:path';
import { NO_CONNECTION } from '../../../src/app/errors/error-response.ts';
import { MAP_FRAME } from '../../../src/lib/browser/map-frame.ts';
import { OFFLINE_PAGE, SERVICE_WORKER } from '../../../src/lib/browser/offline-cache.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { PlannedRedirect } from '../crawl/crawl.ts';
import { type Drawing, drawErrorPage, drawMapFrame, drawRedirect } from './render-page.ts';
import type { BuildOptions } from '../options/build-options.ts';
import { mapFrameScript, offlineAssets } from '../bundle/page-assets.ts';
import { linksOf } from '../page/page-facts.ts';
import { pageFile, payloadFile } from '../page/page-files.ts';
import { serviceWorker } from '../bundle/service-worker.ts';
import { filesIn, type Tree } from '../output/output-tree.ts';

/**
 * Writes everything besides the pages: parts of the code, error pages, second addresses, files copied as they stand.
 * @returns the links of the frame that stands around every page
 */
export function writeFrame(
  tree: Tree,
  code: Bundle,
  redirects: PlannedRedirect[],
  drawing: Drawing,
  { root, settings }: BuildOptions,
): string[] {
  // The time of a copy is now: how long a part is kept counts from the last build that ran it.
  for (const file of filesIn(code.clientDir, 'assets')) tree.copy(file, code.clientDir);
  for (const file of filesIn(path.join(root, 'public'), '.')) tree.copy(file, path.join(root, 'public'));
  for (const redirect of redirects) {
    const { html, payload } = drawRedirect(redirect, drawing);
    tree.write(pageFile(redirect.from), html);
    tree.write(payloadFile(redirect.from), payload);
  }
  if (settings.MAPS_API_KEY)
    tree.write(pageFile(MAP_FRAME), drawMapFrame(mapFrameScript(code.manifest), settings.MAPS_API_KEY));
  const notFound = drawErrorPage(drawing, 404);
  tree.write('404.html', notFound);
  tree.write('500.html', drawErrorPage(drawing, 500));
  const offline = drawErrorPage({ ...drawing, assets: offlineAssets(code.manifest) }, NO_CONNECTION);
  tree.write(OFFLINE_PAGE.slice(1), offline);
  tree.write(SERVICE_WORKER.slice(1), serviceWorker(code, settings, offline));
  return linksOf(notFound);
}
