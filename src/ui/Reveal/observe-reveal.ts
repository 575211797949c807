/** How far below the screen a block is hidden, in heights of the screen. */
const NEAR = '0px 0px 25% 0px';

let nearby: IntersectionObserver | undefined;
let inView: IntersectionObserver | undefined;

/**
 * Hides a block just below the screen and shows it once it comes into view. Blocks in view or above are not touched, so
 * that nothing visible disappears. Blocks farther below are not hidden, for tools that read the page without scrolling.
 * Without a margin even the last lines of a page come into view.
 * @returns stops the observer
 */
export function observeReveal(element: HTMLElement): () => void {
  nearby ??= new IntersectionObserver(onNear, { rootMargin: NEAR });
  inView ??= new IntersectionObserver(onView);
  nearby.observe(element);
  inView.observe(element);
  return () => unobserve(element);
}

function unobserve(element: Element): void {
  nearby?.unobserve(element);
  inView?.unobserve(element);
}

function onNear(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (!(target instanceof HTMLElement)) continue;
    const isBelow = boundingClientRect.top >= window.innerHeight;
    if (isIntersecting && isBelow) target.dataset['reveal'] = 'waiting';
    else if (isBelow) delete target.dataset['reveal'];
  }
}

function onView(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (!(target instanceof HTMLElement)) continue;
    const isBelow = boundingClientRect.top >= window.innerHeight;
    if (!isIntersecting && isBelow) continue;
    if (target.dataset['reveal'] === 'waiting') target.dataset['reveal'] = 'shown';
    unobserve(target);
  }
}
