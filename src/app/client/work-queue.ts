type Work = () => Promise<unknown>;

export interface WorkQueue {
  /** Begins the work when its turn comes. `urgent` work goes before what waits. Its failure is nobody's concern here. */
  add: (work: Work, urgent?: boolean) => void;
}

/** Runs work that nobody waits for. @param most how many pieces go on at one time */
export function createWorkQueue(most: number): WorkQueue {
  const waiting: Work[] = [];
  let running = 0;
  const next = () => {
    while (running < most) {
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
