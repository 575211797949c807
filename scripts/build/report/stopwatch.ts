import { setImmediate } from 'node:timers/promises';
import type { Progress } from './progress.ts';

export interface Stopwatch {
  /** Milliseconds by stage. */
  times: Record<string, number>;
  time: <T>(stage: string, work: () => T | Promise<T>) => Promise<T>;
}

/** Announces stages and measures their time. Signals are handled before each: some stages are synchronous. */
export function createStopwatch(progress: Progress): Stopwatch {
  const times: Record<string, number> = {};
  return {
    times,
    async time(stage, work) {
      await setImmediate();
      progress.stage(stage);
      const start = performance.now();
      try {
        return await work();
      } finally {
        times[stage] = Math.round(performance.now() - start);
      }
    },
  };
}
