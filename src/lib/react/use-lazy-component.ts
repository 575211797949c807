import { loadAllStyles } from '../browser/all-styles.ts';
import { type ComponentType, useCallback, useState } from 'react';

interface LazyComponent<Props> {
  /** Undefined until its code has come. */
  Component: ComponentType<Props> | undefined;
  /** Asks for the code, again where it has not come before. Resolves to whether it is there. */
  load: () => Promise<boolean>;
}

/**
 * A part of the page whose code comes when it is first wanted. Code that does not come is logged and harms nothing
 * else: unlike with `lazy`, no error reaches the page around it.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const [Component, setPart] = useState<ComponentType<Props>>();
  const want = useCallback(async () => {
    try {
      const [loaded] = await Promise.all([load(), loadAllStyles()]);
      setPart(() => loaded);
      return true;
    } catch (error) {
      console.error('A part of the page has not come', error);
      return false;
    }
  }, [load]);
  return { Component, load: want };
}
