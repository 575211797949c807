import { useEffect, useState } from 'react';

/** Time that a skeleton stays after loading has ended, ms. */
const SKELETON_TIME_MS = 300;

/**
 * True while something loads and for 300 ms after it has loaded, so that a skeleton does not flash. What has loaded before a
 * skeleton was painted is shown at once.
 */
export function useMinimumLoading(isLoading: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (isLoading) {
      const frame = requestAnimationFrame(() => setPainted(true));
      return () => cancelAnimationFrame(frame);
    }
    const timeout = setTimeout(() => setPainted(false), SKELETON_TIME_MS);
    return () => clearTimeout(timeout);
  }, [isLoading]);
  return isLoading || isPainted;
}
