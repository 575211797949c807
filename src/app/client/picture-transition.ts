import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '../../lib/browser/prefers-reduced-motion.ts';

/** Below that many cores taking the pictures of two pages costs frames which the new page needs. */
const LEAST_CORES = 4;
/** The name under which the browser takes the picture of the card and that of the page for the same. */
const NAME = 'leading-picture';
const CARD = 'li, article';
/** What a page loads first of all pictures. */
const LEADING_PICTURE = 'main img[fetchpriority="high"]';

let pressed: { pathname: string; picture: HTMLElement } | undefined;

/** Remembers the picture of the card whose link has been followed. */
export function notePicture(link: HTMLAnchorElement): void {
  const picture = link.closest(CARD)?.querySelector('img');
  pressed = picture ? { pathname: link.pathname, picture } : undefined;
}

/**
 * Changes the page. Where the visitor has pressed a card with a picture, that picture grows into the one that leads the new
 * page, in browsers that can do so. The new page waits for nothing: what moves lies above it and lets every press through.
 */
export function renderWithTransition(pathname: string, render: () => void): void {
  const picture = pressed?.pathname === pathname ? pressed.picture : undefined;
  pressed = undefined;
  if (!picture || !mayMove() || !isOnScreen(picture)) return render();
  const transition = document.startViewTransition(() => {
    picture.style.removeProperty('view-transition-name');
    flushSync(render);
    leadingPicture()?.style.setProperty('view-transition-name', NAME);
  });
  // The browser looks at the page that is left before it lets it change.
  picture.style.setProperty('view-transition-name', NAME);
  // One that the browser skips has changed the page all the same.
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
