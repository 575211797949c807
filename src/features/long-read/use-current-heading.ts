import { useEffect, useState } from 'react';

/** A heading is current once it is in this upper share of the screen. */
const READING_LINE = 0.3;
/** The observed area reaches this far above the screen, px, so that a jump over several headings is noticed. */
const UNBOUNDED_PX = 1_000_000;

/** The id of the last heading above the line; undefined before the first. */
export function useCurrentHeading(items: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = items.flatMap(({ id }) => document.getElementById(id) ?? []);
    // The observer fires when a heading crosses the line; the last heading above it is then measured.
    const measure = () => {
      const line = innerHeight * READING_LINE;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id);
    };
    const observer = new IntersectionObserver(measure, {
      rootMargin: `${UNBOUNDED_PX}px 0px -${(1 - READING_LINE) * 100}%`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [items]);
  return current;
}
