/**
 * Aborts work when the browser restores the page from the back/forward cache: a call made before never gets its response.
 */
export async function untilBfcacheRestore<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const ending = new AbortController();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) ending.abort(new Error('The page was in the back/forward cache'));
  };
  addEventListener('pageshow', onShow);
  try {
    return await work(ending.signal);
  } finally {
    removeEventListener('pageshow', onShow);
  }
}
