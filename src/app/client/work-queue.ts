type Task = () => Promise<unknown>;

export interface WorkQueue {
  /** Begins the work when its turn comes. `urgent` work goes before what waits. Its failure is nobody's concern here. */
  add: (work: Task, urgent?: boolean) => void;
}

/** Runs work that nobody waits for. @param concurrency how many pieces go on at one time */
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
