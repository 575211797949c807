import { Worker } from 'node:worker_threads';
import { pages } from '../../../src/pages/index.ts';
import { renderPage, type RenderedPage } from './render-page.ts';
import type { PlannedPage } from '../page/planned-page.ts';
import type { WorkerReply } from './render-worker.ts';
import { createRenderContext, type RenderContext, type RenderOptions } from './render-context.ts';

/** Draws pages, here or on other cores: the results are the same. */
export interface RenderPool {
  context: RenderContext;
  /** @param json the page's data. @throws what the view throws. */
  render: (planned: PlannedPage, json: string) => Promise<RenderedPage>;
  close: () => Promise<void>;
}

/**
 * Below this number of pages one thread draws them: at 8,000 a worker saves an eighth of the time on two cores, for 45 MB; at
 * 20,000 a quarter.
 */
const PAGES_BEFORE_WORKERS = 10_000;

/** @param workers number of other threads; 0 draws everything here. @param pagesBeforeWorkers pages before they are started */
export async function createRenderPool(
  parts: RenderOptions,
  workers: number,
  pagesBeforeWorkers = PAGES_BEFORE_WORKERS,
): Promise<RenderPool> {
  const context = await createRenderContext(parts);
  let team: Workers | undefined;
  let drawn = 0;
  return {
    context,
    async render(planned, json) {
      drawn++;
      if (drawn > pagesBeforeWorkers && workers > 0) team ??= startWorkers(parts, workers);
      if (team) return team.render(planned, json);
      return renderPage(context, planned, await pages[planned.name].content(), json);
    },
    close: async () => team?.close(),
  };
}

type Workers = Pick<RenderPool, 'render' | 'close'>;

interface PendingPage {
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
}

function startWorkers(parts: RenderOptions, size: number): Workers {
  const waiting = new Map<number, PendingPage>();
  let broken: Error | undefined;
  /** A thread that is gone answers nothing any more, be it without memory or by its own will. */
  const breakDown = (error: Error) => {
    broken ??= error;
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  };
  const members = Array.from({ length: size }, () => {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: parts });
    worker.on('error', breakDown);
    worker.on('exit', (code) => breakDown(new Error(`a thread that draws pages has ended with code ${code}`)));
    worker.on('message', (answer: WorkerReply) => {
      const caller = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('page' in answer) caller?.resolve(answer.page);
      else caller?.reject(answer.error);
    });
    return worker;
  });
  let last = 0;
  return {
    render: (planned, json) =>
      new Promise((resolve, reject) => {
        if (broken) throw broken;
        const id = ++last;
        waiting.set(id, { resolve, reject });
        members[id % members.length]?.postMessage({ id, planned, json });
      }),
    close: async () => {
      await Promise.all(members.map((worker) => worker.terminate()));
    },
  };
}
