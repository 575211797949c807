let observer: IntersectionObserver | undefined;

/**
 * Hides a block that stands below the screen until it is scrolled to, once. What is in view already, or above, is left
 * alone: nothing that a visitor has seen ever disappears. The block shows itself with its first line in view: with a margin,
 * the last lines of a page could be lower than the margin and would never show. One observer serves the whole page.
 * @returns what ends the watch
 */
export function observeReveal(element: HTMLElement): () => void {
  observer ??= new IntersectionObserver(onChange);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

function onChange(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
    if (!(target instanceof HTMLElement)) continue;
    const isBelow = boundingClientRect.top >= (rootBounds?.bottom ?? window.innerHeight);
    if (!isIntersecting && isBelow) {
      target.dataset['reveal'] = 'waiting';
      continue;
    }
    if (target.dataset['reveal'] === 'waiting') target.dataset['reveal'] = 'shown';
    observer?.unobserve(target);
  }
}
