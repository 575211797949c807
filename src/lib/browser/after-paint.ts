/**
 * Runs what may wait until the browser has painted: right after a change of the page, whatever asks for a position or
 * moves the focus makes the browser compute styles and layout a second time.
 * @returns what takes it back
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
