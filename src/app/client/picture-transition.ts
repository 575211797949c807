import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '../../lib/browser/prefers-reduced-motion.ts';
import { takeFollowedLink } from './follow-links.ts';

/** With fewer cores, capturing the pictures of two pages takes frames away from the new page. */
const LEAST_CORES = 4;
/** The view transition name that connects the picture of the card with that of the page. */
const NAME = 'leading-picture';
const CARD = 'li, article';
/** The picture that a page loads first. */
const LEADING_PICTURE = 'main img[fetchpriority="high"]';

let renderLatest: (() => void) | undefined;

/**
 * Renders the next page. After a click on a card with a picture, that picture moves to its position on the new page, in
 * browsers with view transitions. The new page is usable at once: the animation lies above it and ignores pointer events.
 */
export function renderWithTransition(pathname: string, render: () => void): void {
  renderLatest = render;
  const link = takeFollowedLink();
  const picture = link?.pathname === pathname ? link.closest(CARD)?.querySelector('img') : undefined;
  if (!picture || !mayMove() || !isOnScreen(picture)) return render();
  const transition = document.startViewTransition(() => {
    picture.style.removeProperty('view-transition-name');
    // «Back», for example, has rendered another page before the browser was ready.
    if (render !== renderLatest) return;
    flushSync(render);
    leadingPicture()?.style.setProperty('view-transition-name', NAME);
  });
  // The browser captures the old page before it renders the new one.
  picture.style.setProperty('view-transition-name', NAME);
  // The page is rendered even if the browser skips the transition.
  transition.ready.catch(() => {});
  void transition.finished
    .finally(() => leadingPicture()?.style.removeProperty('view-transition-name'))
    .catch(() => {});
}

function leadingPicture(): HTMLElement | null {
  return document.querySelector<HTMLElement>(LEADING_PICTURE);
}

function mayMove(): boolean {
  return 'startViewTransition' in document && navigator.hardwareConcurrency >= LEAST_CORES && !prefersReducedMotion();
}

function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
