import type { Piscina } from 'piscina';
import { pages } from '../../../src/pages/index.ts';
import { renderPage, type RenderedPage } from './render-page.ts';
import type { PlannedPage } from '../page/planned-page.ts';
import { createRenderContext, type RenderContext, type RenderOptions } from './render-context.ts';

/** Renders pages, in this thread or in others, with the same results. */
export interface RenderPool {
  context: RenderContext;
  /** @param json the page data. @throws the error of the view */
  render: (planned: PlannedPage, json: string) => Promise<RenderedPage>;
  close: () => Promise<void>;
}

/**
 * Below this number of pages one thread renders them: at 8,000 a worker saves an eighth of the time on two cores, for 45 MB; at
 * 20,000 a quarter.
 */
const PAGES_BEFORE_WORKERS = 10_000;

/**
 * @param workers number of other threads; 0 renders everything here. @param pagesBeforeWorkers pages rendered before they
 * are started
 */
export async function createRenderPool(
  options: RenderOptions,
  workers: number,
  pagesBeforeWorkers = PAGES_BEFORE_WORKERS,
): Promise<RenderPool> {
  const context = await createRenderContext(options);
  let threads: Promise<Piscina> | undefined;
  let rendered = 0;
  return {
    context,
    async render(planned, json) {
      rendered++;
      if (rendered > pagesBeforeWorkers && workers > 0) threads ??= startThreads(options, workers);
      if (threads) return (await threads).run({ planned, json }) as Promise<RenderedPage>;
      return renderPage(context, planned, await pages[planned.name].content(), json);
    },
    close: async () => (await threads)?.destroy(),
  };
}

/** The pages of a thread that ends, for lack of memory or by `process.exit`, fail; another thread replaces it. */
async function startThreads(options: RenderOptions, size: number): Promise<Piscina> {
  // Most builds have no threads.
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: new URL('./render-worker.ts', import.meta.url).href,
    workerData: options,
    minThreads: size,
    maxThreads: size,
    // A queued task starts at once, while this thread may be busy.
    concurrentTasksPerWorker: 2,
  });
}
