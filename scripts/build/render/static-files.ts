import path from 'node:path';
import { NO_CONNECTION } from '../../../src/app/errors/error-response.ts';
import { MAP_FRAME_PATH } from '../../../src/lib/browser/map-frame.ts';
import { OFFLINE_PAGE_PATH, SERVICE_WORKER_PATH } from '../../../src/lib/browser/offline-cache.ts';
import type { LazyList } from '../../../src/lib/data/long-list.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { BuildOptions } from '../options/build-options.ts';
import { mapFrameScript, offlineAssets } from '../bundle/page-assets.ts';
import { internalLinks } from '../page/page-facts.ts';
import { keepFile, keepRedirect } from '../page/kept-files.ts';
import { pageFile, payloadFile } from '../page/page-files.ts';
import { serviceWorker } from '../bundle/service-worker.ts';
import type { OutputTree, WrittenFile } from '../output/output-tree.ts';
import type { PlannedRedirect } from '../page/planned-page.ts';
import { listFiles } from '../output/list-files.ts';
import { REDIRECT_SCRIPT } from './redirect-script.ts';
import type { RenderContext } from './render-context.ts';
import { renderErrorPage, renderMapFrame, renderRedirectPage } from './static-pages.ts';

/** The tree of a build that was rendered with the same code, settings and layout. */
export interface SameCodeTree {
  dir: string;
  /** Whether it has the same redirects. */
  hasSameRedirects: boolean;
}

/**
 * Writes everything besides the pages: the client bundle, error pages, redirects, the files of `public`.
 * @returns the links of the layout around every page
 */
export function writeStaticFiles(
  tree: OutputTree,
  code: Bundle,
  redirects: LazyList<PlannedRedirect>,
  context: RenderContext,
  { root, settings }: BuildOptions,
  likeBefore: SameCodeTree | undefined,
): string[] {
  // A copy has the current time: the retention of a file counts from the last build that used it.
  for (const file of listFiles(code.clientDir, 'assets'))
    if (!likeBefore || !keepFile(tree.dir, file, likeBefore.dir)) tree.copy(file, code.clientDir);
  for (const file of listFiles(path.join(root, 'public'))) tree.copy(file, path.join(root, 'public'));
  if (redirects.length > 0) tree.write(REDIRECT_SCRIPT.file, REDIRECT_SCRIPT.text);
  for (const redirect of redirects) {
    const { from, to } = redirect;
    const files: [page: string, payload: string] = [pageFile(from), payloadFile(from)];
    if (likeBefore && keepRedirect(tree.dir, files, to, likeBefore.dir)) continue;
    const { html, payload } = renderRedirectPage(redirect, context);
    const written: [WrittenFile, WrittenFile] = [
      [files[0], Buffer.byteLength(html)],
      [files[1], Buffer.byteLength(payload)],
    ];
    if (likeBefore?.hasSameRedirects && tree.reuseUnchanged(written, likeBefore.dir)) continue;
    tree.write(files[0], html);
    tree.write(files[1], payload);
  }
  if (settings.MAPS_API_KEY)
    tree.write(pageFile(MAP_FRAME_PATH), renderMapFrame(mapFrameScript(code.manifest), settings.MAPS_API_KEY));
  const notFound = renderErrorPage(context, 404);
  tree.write('404.html', notFound);
  tree.write('500.html', renderErrorPage(context, 500));
  const offline = renderErrorPage({ ...context, assets: offlineAssets(code) }, NO_CONNECTION);
  tree.write(OFFLINE_PAGE_PATH.slice(1), offline);
  tree.write(SERVICE_WORKER_PATH.slice(1), serviceWorker(code, settings, offline));
  return internalLinks(notFound);
}
