import { useEffect, useState } from 'react';

/** A heading counts as read when it has come up into this upper part of the screen. */
const READING_LINE = 0.3;
/** All that lies above belongs to it, px: a jump past several headings must not leave them unseen on both sides. */
const UNBOUNDED_PX = 1_000_000;

/** The id of the last heading above the reading line; none before the first. */
export function useCurrentHeading(items: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = items.flatMap(({ id }) => document.getElementById(id) ?? []);
    // The observer only says that a heading has crossed the line; which is the last one above it is measured then.
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
