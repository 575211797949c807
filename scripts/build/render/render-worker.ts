import { parentPort, workerData } from 'node:worker_threads';
import { pages } from '../../../src/pages/index.ts';
import type { PlannedPage } from '../crawl/crawl.ts';
import type { DrawAnswer } from './render-pool.ts';
import { createDrawing, drawPage, type DrawingParts } from './render-page.ts';

/** One thread of `draw-pool.ts`. */
const drawing = createDrawing(workerData as DrawingParts);

parentPort?.on('message', async ({ id, planned, json }: { id: number; planned: PlannedPage; json: string }) => {
  const answer = await draw(planned, json).then(
    (page): DrawAnswer => ({ id, page }),
    (error: unknown): DrawAnswer => ({ id, error: error instanceof Error ? error : new Error(String(error)) }),
  );
  parentPort?.postMessage(answer);
});

async function draw(planned: PlannedPage, json: string) {
  return drawPage(await drawing, planned, await pages[planned.name].content(), json);
}
