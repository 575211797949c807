import path from 'node:path';
import pLimit from 'p-limit';
import type { RenderedResponse } from './build/render/render-on-demand.ts';
import { type Failure, failureOf } from './build/report/failure.ts';
import { failureLines } from './build/report/failure-lines.ts';
import { readPort, readSettings } from './build/options/settings.ts';
import { runCommand } from './setup/run-command.ts';
import { startDemoApiWhenNeeded } from './setup/start-demo-api-when-needed.ts';
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
  const api = await startDemoApiWhenNeeded();
  const renderer = await createPreviewRenderer(root, settings);
  const { rendered, failures } = await renderAll(options.pathnames, renderer);
  if (failures.length > 0) {
    console.error('These pages cannot be shown:');
    for (const line of failureLines(failures)) console.error(line);
    await api?.close();
    return 1;
  }
  if (options.out !== undefined) {
    const { bundle } = renderer;
    writePreview(options.out, rendered, { bundle, publicDir: path.join(root, 'public'), lastBuild: options.lastBuild });
    console.log(`The preview is in ${options.out}`);
    await api?.close();
    return 0;
  }
  const origin = await listen(createPreviewServer(root, renderer, settings), readPort(process.env, 4174));
  for (const pathname of rendered.keys()) console.log(`Preview: ${origin}${pathname}`);
  return 0;
});

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
