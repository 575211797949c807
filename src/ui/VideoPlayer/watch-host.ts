/** How long a player whose host seems out of reach has time to send a message, ms. */
const PATIENCE_MS = 3000;

/**
 * Watches whether the host of a player can be reached. A frame fires `load` for the browser's own error page too, so the
 * host is asked by a request of its own. A host may refuse that request and still play: a player that sends a message is
 * there.
 * @returns what ends the watch
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
