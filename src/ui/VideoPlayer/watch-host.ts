/** Time for a player to send a message after the request to its host has failed, ms. */
const PATIENCE_MS = 3000;

/**
 * Checks whether the host of a player is reachable. A frame fires `load` for the browser's error page too, so a separate
 * request is sent to the host. A host may refuse that request although the player works, so a message from the player counts
 * as reached.
 * @returns a function that stops the check
 */
export function watchHost(
  frame: HTMLIFrameElement,
  onChange: (state: 'doubtful' | 'reached' | 'unreachable') => void,
): () => void {
  const question = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    question.abort();
    clearTimeout(timer);
    removeEventListener('message', hear);
  };
  const hear = ({ source }: MessageEvent) => {
    if (source !== frame.contentWindow) return;
    stop();
    onChange('reached');
  };
  addEventListener('message', hear);
  fetch(frame.src, { mode: 'no-cors', credentials: 'omit', signal: question.signal }).then(stop, () => {
    if (question.signal.aborted) return;
    onChange('doubtful');
    timer = setTimeout(() => {
      stop();
      onChange('unreachable');
    }, PATIENCE_MS);
  });
  return stop;
}
