const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
type Signal = keyof typeof EXIT_CODES;

/** Until the returned function is called, a terminating signal runs the clean-up first. The exit code is that of the signal. */
export function onInterruption(clearUp: () => void): () => void {
  const stop = (signal: NodeJS.Signals) => {
    clearUp();
    console.error(`Stopped by ${signal}; what was published before stays as it was`);
    process.exit(EXIT_CODES[signal as Signal]);
  };
  const signals = Object.keys(EXIT_CODES) as Signal[];
  for (const signal of signals) process.once(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}
