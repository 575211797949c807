import { Component, use } from 'react';
import { type Location, UNSAFE_DataRouterStateContext as DataRouterStateContext, useLocation } from 'react-router-dom';
import { goToFragment } from '../../lib/browser/go-to-fragment.ts';
import { prefersReducedMotion } from '../../lib/browser/prefers-reduced-motion.ts';
import { rememberPosition, savedPosition, savePositions } from '../../lib/browser/scroll-positions.ts';

/** Scrolls a new page to its top or to its fragment, and restores the position on a navigation back. */
export function ScrollPosition() {
  const location = useLocation();
  const state = use(DataRouterStateContext);
  const { historyAction, preventScrollReset } = state ?? {};
  return (
    <Scroller
      location={location}
      isBack={historyAction === 'POP'}
      isReplaced={historyAction === 'REPLACE'}
      stays={preventScrollReset === true}
    />
  );
}

interface ScrollerProps {
  location: Location;
  isBack: boolean;
  /** The location has replaced the previous one, to which no navigation goes back. */
  isReplaced: boolean;
  /** The navigation changes the query only: the position stays. */
  stays: boolean;
}

/**
 * A class component, because getSnapshotBeforeUpdate runs before the document changes. The layout of the old page is still
 * valid then, so its position is read and reset without a forced reflow.
 */
class Scroller extends Component<ScrollerProps> {
  override componentDidMount(): void {
    this.#stay();
    addEventListener('pagehide', this.#leave);
    addEventListener('pageshow', this.#stay);
  }

  override componentWillUnmount(): void {
    removeEventListener('pagehide', this.#leave);
    removeEventListener('pageshow', this.#stay);
  }

  override getSnapshotBeforeUpdate(previous: ScrollerProps): null {
    const { location, isReplaced, stays } = this.props;
    if (previous.location.key === location.key) return null;
    // Reading the position can force a layout.
    if (!isReplaced) rememberPosition(previous.location.key, scrollY);
    if (previous.location.pathname !== location.pathname) leaveFocus();
    if (this.#savedPosition() === undefined && !stays && !isFragment(previous.location, location)) jump(0);
    return null;
  }

  override componentDidUpdate({ location: previous }: ScrollerProps): void {
    const { location, stays } = this.props;
    if (previous.key === location.key) return;
    const saved = this.#savedPosition();
    if (saved !== undefined) return jump(saved);
    if (stays) return;
    const isWithin = previous.pathname === location.pathname;
    goToFragment(location.hash, isWithin && !prefersReducedMotion() ? 'smooth' : 'instant');
  }

  override render(): null {
    return null;
  }

  #savedPosition(): number | undefined {
    const { location, isBack } = this.props;
    return isBack ? savedPosition(location.key) : undefined;
  }

  /** Also after a return from the back/forward cache, which does not mount it again. */
  #stay = () => {
    history.scrollRestoration = 'manual';
  };

  /** On a reload and on a return from another site the browser restores the position itself. */
  #leave = () => {
    rememberPosition(this.props.location.key, scrollY);
    savePositions();
    history.scrollRestoration = 'auto';
  };
}

/** Also if the page has no such fragment: it stays where it is then. */
function isFragment(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && to.hash !== '';
}

/** The browser would blur the focused element itself during the change, which forces a style calculation. */
function leaveFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('main')) activeElement.blur();
}

/** Instant, whatever `scroll-behavior` the styles set. */
function jump(top: number): void {
  scrollTo({ top, left: 0, behavior: 'instant' });
}
