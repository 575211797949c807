import { parentPort, workerData } from 'node:worker_threads';
import { pages } from '../../../src/pages/index.ts';
import { renderPage, type RenderedPage } from './render-page.ts';
import type { PlannedPage } from '../page/planned-page.ts';
import { createRenderContext, type RenderOptions } from './render-context.ts';

/** One thread of `render-pool.ts`. */
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

/** What a worker answers: the page, or why it could not be rendered. */
export type WorkerReply = { id: number } & ({ page: RenderedPage } | { error: Error });
