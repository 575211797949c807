import { workerData } from 'piscina';
import { pages } from '../../../src/pages/index.ts';
import type { PlannedPage } from '../page/planned-page.ts';
import { createRenderContext, type RenderOptions } from './render-context.ts';
import { renderPage, type RenderedPage } from './render-page.ts';

const context = createRenderContext(workerData as RenderOptions);

/** The task of one thread of `render-pool.ts`. */
export default async function render(task: { planned: PlannedPage; json: string }): Promise<RenderedPage> {
  return renderPage(await context, task.planned, await pages[task.planned.name].content(), task.json);
}
