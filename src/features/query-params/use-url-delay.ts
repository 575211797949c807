import { use } from 'react';
import { PendingNavigationContext } from '../../lib/react/pending-navigation.ts';

/**
 * For changes of the URL that follow the visitor's choices with a delay, ms. None is made during a navigation, which it would
 * cancel: the delay begins again.
 * @returns a function that starts the delay, and returns one that stops it
 */
export function useUrlDelay(): (changeUrl: () => void, delayMs: number) => () => void {
  const { isPending } = use(PendingNavigationContext);
  return (changeUrl, delayMs) => {
    let timeout: ReturnType<typeof setTimeout>;
    const wait = () => {
      timeout = setTimeout(() => (isPending() ? wait() : changeUrl()), delayMs);
    };
    wait();
    return () => clearTimeout(timeout);
  };
}
