import { type RefObject, useEffect, useState } from 'react';

/** All that lies below counts as in sight: a jump past the screen leaves the mark on one side of the upper edge only. */
const UNBOUNDED_PX = 1_000_000;

/** Whether the page has been scrolled past a mark: what sticks below the mark sticks now. */
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
