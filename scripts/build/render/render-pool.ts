import { Worker } from 'node:worker_threads';
import { pages } from '../../../src/pages/index.ts';
import type { PlannedPage } from '../crawl/crawl.ts';
import { createDrawing, drawPage, type Drawing, type DrawingParts, type DrawnPage } from './render-page.ts';

/** Draws pages, here or on other cores: the results are the same. */
export interface DrawPool {
  drawing: Drawing;
  /** @param json the page's data. @throws what the view throws. */
  draw: (planned: PlannedPage, json: string) => Promise<DrawnPage>;
  close: () => Promise<void>;
}

/**
 * Below this number of pages one thread draws them: at 8,000 a worker saves an eighth of the time on two cores, for 45 MB; at
 * 20,000 a quarter.
 */
const DRAWN_HERE = 10_000;

/** @param workers number of other threads; 0 draws everything here. @param drawnHere pages before they are started */
export async function createDrawPool(parts: DrawingParts, workers: number, drawnHere = DRAWN_HERE): Promise<DrawPool> {
  const drawing = await createDrawing(parts);
  let team: Team | undefined;
  let drawn = 0;
  return {
    drawing,
    async draw(planned, json) {
      drawn++;
      if (drawn > drawnHere && workers > 0) team ??= startTeam(parts, workers);
      if (team) return team.draw(planned, json);
      return drawPage(drawing, planned, await pages[planned.name].content(), json);
    },
    close: async () => team?.close(),
  };
}

/** What a worker answers: the page, or why it could not be drawn. */
export type DrawAnswer = { id: number } & ({ page: DrawnPage } | { error: Error });

type Team = Pick<DrawPool, 'draw' | 'close'>;

interface Waiting {
  resolve: (page: DrawnPage) => void;
  reject: (error: Error) => void;
}

function startTeam(parts: DrawingParts, size: number): Team {
  const waiting = new Map<number, Waiting>();
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
    worker.on('message', (answer: DrawAnswer) => {
      const caller = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('page' in answer) caller?.resolve(answer.page);
      else caller?.reject(answer.error);
    });
    return worker;
  });
  let last = 0;
  return {
    draw: (planned, json) =>
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
