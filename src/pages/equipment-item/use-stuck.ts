import { type RefObject, useEffect, useState } from 'react';

/** Everything below the top of the screen counts as visible, so that a jump over the whole screen is noticed. */
const UNBOUNDED_PX = 1_000_000;

/** Whether the page has been scrolled past an element, so that a sticky bar below it is stuck. */
export function useStuck(mark: RefObject<Element | null>): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (!mark.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry && setStuck(!entry.isIntersecting), {
      rootMargin: `0px 0px ${UNBOUNDED_PX}px`,
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark]);
  return isStuck;
}
