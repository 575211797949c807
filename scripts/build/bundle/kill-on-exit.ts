import type { ChildProcess } from 'node:child_process';

/** Ends a process that works for us when we end before it, as after a signal. @returns what lets it go */
export function killOnExit(child: ChildProcess): () => void {
  const end = () => {
    child.kill();
  };
  process.once('exit', end);
  return () => process.off('exit', end);
}
