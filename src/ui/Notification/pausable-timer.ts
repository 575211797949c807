export interface PausableTimer {
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** Calls back after so many milliseconds of running time; pauses do not count. */
export function startTimer(time: number, onEnd: () => void): PausableTimer {
  let left = time;
  let startedAt = 0;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    if (timeout === undefined) return;
    clearTimeout(timeout);
    timeout = undefined;
    left -= Date.now() - startedAt;
  };
  const resume = () => {
    if (timeout !== undefined) return;
    startedAt = Date.now();
    timeout = setTimeout(onEnd, left);
  };
  resume();
  return { pause, resume, stop: () => clearTimeout(timeout) };
}
