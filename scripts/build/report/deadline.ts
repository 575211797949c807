/** A signal that aborts the calls of a build that takes too long. Undefined without a limit. @param ms from now */
export function deadlineAfter(ms: number | undefined): AbortSignal | undefined {
  if (ms === undefined) return undefined;
  const controller = new AbortController();
  const end = () => controller.abort(new Error(`the whole build may take ${ms} ms (BUILD_TIMEOUT_MS)`));
  setTimeout(end, ms).unref();
  return controller.signal;
}
