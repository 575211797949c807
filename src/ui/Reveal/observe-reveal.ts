/** Blocks are hidden up to this distance below the screen, in screen heights. */
const NEAR = '0px 0px 25% 0px';

let nearby: IntersectionObserver | undefined;
let inView: IntersectionObserver | undefined;

/**
 * Hides a block just below the screen and shows it when it becomes visible. Visible blocks and blocks above are not
 * touched, so that nothing visible disappears. Blocks farther below are not hidden, for tools that read the page without
 * scrolling. The root margin is needed, because the last lines of a page could not become visible otherwise.
 * @returns a function that stops the observer
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
