import { afterPaint } from './after-paint.ts';

/**
 * Runs work after the next paint. If the visitor clicks again or leaves the page before it, the work runs at once.
 * @returns a function that cancels it
 */
export function afterPaintOrLeave(run: () => void): () => void {
  const finish = () => {
    cancel();
    run();
  };
  const cancelPaint = afterPaint(finish);
  const cancel = () => {
    cancelPaint();
    removeEventListener('click', finish, { capture: true });
    removeEventListener('pagehide', finish);
  };
  // In the capture phase: the click may be on a link.
  addEventListener('click', finish, { capture: true });
  addEventListener('pagehide', finish);
  return cancel;
}
