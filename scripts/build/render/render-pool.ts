import { Worker } from 'node:worker_threads';
import { pages } from '../../../src/pages/index.ts';
import { renderPage, type RenderedPage } from './render-page.ts';
import type { PlannedPage } from '../page/planned-page.ts';
import type { WorkerReply } from './render-worker.ts';
import { createRenderContext, type RenderContext, type RenderOptions } from './render-context.ts';

/** Renders pages, in this thread or in others: the results are the same. */
export interface RenderPool {
  context: RenderContext;
  /** @param json the page's data. @throws what the view throws. */
  render: (planned: PlannedPage, json: string) => Promise<RenderedPage>;
  close: () => Promise<void>;
}

/**
 * Below this number of pages one thread renders them: at 8,000 a worker saves an eighth of the time on two cores, for 45 MB; at
 * 20,000 a quarter.
 */
const PAGES_BEFORE_WORKERS = 10_000;

/** @param workers number of other threads; 0 renders everything here. @param pagesBeforeWorkers pages rendered before they are started */
export async function createRenderPool(
  options: RenderOptions,
  workers: number,
  pagesBeforeWorkers = PAGES_BEFORE_WORKERS,
): Promise<RenderPool> {
  const context = await createRenderContext(options);
  let started: Workers | undefined;
  let rendered = 0;
  return {
    context,
    async render(planned, json) {
      rendered++;
      if (rendered > pagesBeforeWorkers && workers > 0) started ??= startWorkers(options, workers);
      if (started) return started.render(planned, json);
      return renderPage(context, planned, await pages[planned.name].content(), json);
    },
    close: async () => started?.close(),
  };
}

type Workers = Pick<RenderPool, 'render' | 'close'>;

interface PendingPage {
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
}

function startWorkers(options: RenderOptions, size: number): Workers {
  const waiting = new Map<number, PendingPage>();
  let broken: Error | undefined;
  /** A thread that has ended, for lack of memory or by `process.exit`, answers no page any more. */
  const breakDown = (error: Error) => {
    broken ??= error;
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  };
  const threads = Array.from({ length: size }, () => {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: options });
    worker.on('error', breakDown);
    worker.on('exit', (code) => breakDown(new Error(`a rendering thread has ended with code ${code}`)));
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
        threads[id % threads.length]?.postMessage({ id, planned, json });
      }),
    close: async () => {
      await Promise.all(threads.map((worker) => worker.terminate()));
    },
  };
}
