const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
type Signal = keyof typeof EXIT_CODES;

/**
 * Until the returned function is called, a terminating signal or the end of the process runs the clean-up first. The exit code
 * is that of the signal, and never 0: a page's code may have called `process.exit`.
 */
export function onInterruption(clearUp: () => void): () => void {
  const stopBySignal = (signal: NodeJS.Signals) => {
    process.off('exit', stopByExit);
    clearUp();
    console.error(`Stopped by ${signal}; what was published before stays as it was`);
    process.exit(EXIT_CODES[signal as Signal]);
  };
  const stopByExit = (code: number) => {
    clearUp();
    console.error('The process has ended during the build; what was published before stays as it was');
    process.exitCode = code || 1;
  };
  const signals = Object.keys(EXIT_CODES) as Signal[];
  const end = () => {
    for (const signal of signals) process.off(signal, stopBySignal);
    process.off('exit', stopByExit);
  };
  // Not once: a terminal signals the whole group, and npm and `run.mjs` pass it on. The second one would end the clean-up.
  for (const signal of signals) process.on(signal, stopBySignal);
  process.once('exit', stopByExit);
  return end;
}
