/** How far below the screen a block begins to wait, in heights of the screen. */
const NEAR = '0px 0px 25% 0px';

let nearby: IntersectionObserver | undefined;
let inView: IntersectionObserver | undefined;

/**
 * Hides a block that is about to be scrolled to and shows it when it comes into view, once. What is in view already, or
 * above, is left alone: nothing that a visitor has seen ever disappears. What is farther below stays as it is, for whoever
 * looks at the page without scrolling. Without a margin the last lines of a page show themselves, too, however low they are.
 * @returns what ends the watch
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
