import path from 'node:path';
import pLimit from 'p-limit';
import type { RenderedResponse } from './build/render/render-on-demand.ts';
import { type Failure, failureOf } from './build/report/failure.ts';
import { failureLines } from './build/report/failure-lines.ts';
import { readDeploySettings, readPort, readSettings } from './build/options/settings.ts';
import { createPublishContext } from './publish/context.ts';
import { PREVIEW_STYLES, publishPreview, secretFolder } from './publish/publish-preview.ts';
import { type PreviewPlace, previewText, tellerFor } from './publish/tell-preview.ts';
import { runCommand } from './setup/run-command.ts';
import { closeOnFailure, startDemoApiWhenNeeded } from './setup/start-demo-api-when-needed.ts';
import { bannerStyles } from './serve/preview/preview-banner.ts';
import { createPreviewServer } from './serve/preview/preview-server.ts';
import { readPreviewOptions } from './serve/preview/options.ts';
import { createPreviewRenderer, type PreviewRenderer } from './serve/preview/preview-renderer.ts';
import { writePreview } from './serve/preview/write-preview.ts';
import { listen } from './serve/listen.ts';

const root = path.dirname(import.meta.dirname);

/** Previews unpublished pages for editors. */
await runCommand(async () => {
  const options = readPreviewOptions(process.argv.slice(2));
  const settings = readSettings(process.env);
  const target = options.publish && openTarget(options.publish);
  const api = await startDemoApiWhenNeeded();
  const look = target && { mark: { styles: `/${target.folder}${PREVIEW_STYLES}` }, scripts: false };
  const renderer = await closeOnFailure(api, () => createPreviewRenderer(root, settings, look));
  const { rendered, failures } = await renderAll(options.pathnames, renderer);
  const { bundle } = renderer;
  if (failures.length === 0 && options.out === undefined && !target) {
    const server = createPreviewServer(root, renderer, settings);
    const origin = await closeOnFailure(api, () => listen(server, readPort(process.env, 4174)));
    for (const pathname of rendered.keys()) console.log(`Preview: ${origin}${pathname}`);
    return 0;
  }
  await api?.close();
  if (failures.length > 0) {
    console.error('These pages cannot be shown:');
    for (const line of failureLines(failures)) console.error(line);
    return 1;
  }
  if (target) await publishTo(target, rendered, bundle.clientDir, settings.SITE_URL);
  if (options.out === undefined) return 0;
  writePreview(options.out, rendered, { bundle, publicDir: path.join(root, 'public'), lastBuild: options.lastBuild });
  console.log(`The preview is in ${options.out}`);
  return 0;
});

/** The bucket and a new folder in it. @throws {UsageError} when nobody would learn the address */
function openTarget(place: PreviewPlace) {
  const { bucket } = createPublishContext(process.env);
  const gzip = readDeploySettings(process.env).S3_GZIP === 'on';
  return { bucket, gzip, folder: secretFolder(), tell: tellerFor(place, process.env) };
}

async function publishTo(
  { bucket, gzip, folder, tell }: ReturnType<typeof openTarget>,
  rendered: Map<string, RenderedResponse>,
  clientDir: string,
  siteUrl: string,
): Promise<void> {
  const documents = new Map(Array.from(rendered, ([pathname, { html }]) => [pathname, html]));
  const preview = { folder, documents, styles: bannerStyles(), clientDir };
  const keys = await publishPreview(preview, { bucket, gzip });
  await tell(previewText(keys, siteUrl, Date.now()));
  console.log('The preview is in the bucket');
}

async function renderAll(
  pathnames: string[],
  renderer: PreviewRenderer,
): Promise<{ rendered: Map<string, RenderedResponse>; failures: Failure[] }> {
  const rendered = new Map<string, RenderedResponse>();
  const failures: Failure[] = [];
  const limit = pLimit(8);
  const render = async (pathname: string) => {
    try {
      const result = await renderer.render(pathname);
      if (result.status === 404) failures.push({ subject: pathname, reason: 'the site has no such page' });
      else rendered.set(pathname, result);
    } catch (error) {
      failures.push(failureOf(pathname, error));
    }
  };
  await Promise.all(pathnames.map((pathname) => limit(() => render(pathname))));
  return { rendered, failures };
}
