import { loadAllStyles } from '../browser/styles.ts';
import { withinLimit } from '../browser/chunk-limit.ts';
import { type ComponentType, useCallback, useState } from 'react';

interface LazyComponent<Props> {
  /** Undefined until its chunk has loaded. */
  Component: ComponentType<Props> | undefined;
  /** Loads the chunk, and retries after a failure. Resolves to whether it has loaded. */
  load: () => Promise<boolean>;
}

/**
 * A component whose chunk is loaded on demand. A chunk that fails, or does not load in time, is only logged: unlike with `lazy`,
 * no error boundary is reached.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const [Component, setPart] = useState<ComponentType<Props>>();
  const want = useCallback(async () => {
    try {
      const [loaded] = await withinLimit(Promise.all([load(), loadAllStyles()]));
      setPart(() => loaded);
      return true;
    } catch (error) {
      console.error('A chunk of the page has not loaded', error);
      return false;
    }
  }, [load]);
  return { Component, load: want };
}
