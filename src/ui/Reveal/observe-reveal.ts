/** A block counts as arrived a little after its edge has come into view. */
const ROOT_MARGIN = '0px 0px -8% 0px';

let observer: IntersectionObserver | undefined;

/**
 * Hides a block that stands below the screen until it is scrolled to, once. What is in view already, or above, is left
 * alone: nothing that a visitor has seen ever disappears. One observer serves the whole page.
 * @returns what ends the watch
 */
export function observeReveal(element: HTMLElement): () => void {
  observer ??= new IntersectionObserver(onChange, { rootMargin: ROOT_MARGIN });
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
