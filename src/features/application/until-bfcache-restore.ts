/**
 * Work that ends when the browser brings back a page that it had put aside meanwhile: a call of that time has no
 * answer any more, and whoever waits for it would wait for ever.
 */
export async function untilBfcacheRestore<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const ending = new AbortController();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) ending.abort(new Error('The browser had put the page aside'));
  };
  addEventListener('pageshow', onShow);
  try {
    return await work(ending.signal);
  } finally {
    removeEventListener('pageshow', onShow);
  }
}
