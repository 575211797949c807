import { parentPort, workerData } from 'node:worker_threads';
import { pages } from '../../../src/pages/index.ts';
import type { PlannedPage } from '../crawl/crawl.ts';
import type { WorkerReply } from './render-pool.ts';
import { createRenderContext, renderPage, type RenderOptions } from './render-page.ts';

/** One thread of `draw-pool.ts`. */
const context = createRenderContext(workerData as RenderOptions);

parentPort?.on('message', async ({ id, planned, json }: { id: number; planned: PlannedPage; json: string }) => {
  const answer = await render(planned, json).then(
    (page): WorkerReply => ({ id, page }),
    (error: unknown): WorkerReply => ({ id, error: error instanceof Error ? error : new Error(String(error)) }),
  );
  parentPort?.postMessage(answer);
});

async function render(planned: PlannedPage, json: string) {
  return renderPage(await context, planned, await pages[planned.name].content(), json);
}
