type Task = () => Promise<unknown>;

export interface WorkQueue {
  /** Queues work. `urgent` work is put first. Failures are ignored. */
  add: (work: Task, urgent?: boolean) => void;
}

/** Runs work in the background. @param concurrency maximum of simultaneous tasks */
export function createWorkQueue(concurrency: number): WorkQueue {
  const waiting: Task[] = [];
  let running = 0;
  const next = () => {
    while (running < concurrency) {
      const work = waiting.shift();
      if (!work) return;
      running += 1;
      void work()
        .catch(() => undefined)
        .finally(() => {
          running -= 1;
          next();
        });
    }
  };
  return {
    add: (work, urgent = false) => {
      if (urgent) waiting.unshift(work);
      else waiting.push(work);
      next();
    },
  };
}
