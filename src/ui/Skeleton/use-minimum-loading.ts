import { useEffect, useState } from 'react';

/** Time that a skeleton stays after loading has ended, ms. */
const SKELETON_TIME_MS = 300;

/** True while something loads and for 300 ms after it has loaded, so that a skeleton does not flash. */
export function useMinimumLoading(isLoading: boolean): boolean {
  const [wasLoading, setWasLoading] = useState(isLoading);
  const [lingers, setLingers] = useState(false);
  if (wasLoading !== isLoading) {
    setWasLoading(isLoading);
    setLingers(!isLoading);
  }
  useEffect(() => {
    if (!lingers) return undefined;
    const timeout = setTimeout(() => setLingers(false), SKELETON_TIME_MS);
    return () => clearTimeout(timeout);
  }, [lingers]);
  return isLoading || lingers;
}
