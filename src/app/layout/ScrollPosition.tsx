import { Component, use } from 'react';
import { type Location, UNSAFE_DataRouterStateContext as DataRouterStateContext, useLocation } from 'react-router-dom';
import { prefersReducedMotion } from '../../lib/browser/prefers-reduced-motion.ts';
import { rememberPosition, savedPosition, savePositions } from './scroll-positions.ts';

/** Where a new page is scrolled to: its top, the place that the address names or, on the way back, where it was left. */
export function ScrollPosition() {
  const location = useLocation();
  const state = use(DataRouterStateContext);
  const { historyAction, preventScrollReset } = state ?? {};
  return <Scroller location={location} isBack={historyAction === 'POP'} stays={preventScrollReset === true} />;
}

interface ScrollerProps {
  location: Location;
  isBack: boolean;
  /** The change is one of the page's own: it stays where it is. */
  stays: boolean;
}

/**
 * A class, for React asks only classes before it changes the document. There the layout of the old page is still valid:
 * its position can be read, and left for the top, without any work for the browser.
 */
class Scroller extends Component<ScrollerProps> {
  override componentDidMount(): void {
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', this.#leave);
  }

  override componentWillUnmount(): void {
    removeEventListener('pagehide', this.#leave);
  }

  override getSnapshotBeforeUpdate(previous: ScrollerProps): null {
    const { location } = this.props;
    if (previous.location.key === location.key) return null;
    rememberPosition(previous.location.key, scrollY);
    if (previous.location.pathname !== location.pathname) leaveFocus();
    if (this.#savedPosition() === undefined && !this.props.stays && !isFragment(previous.location, location)) jump(0);
    return null;
  }

  override componentDidUpdate({ location: previous }: ScrollerProps): void {
    const { location, stays } = this.props;
    if (previous.key === location.key) return;
    const saved = this.#savedPosition();
    if (saved !== undefined) return jump(saved);
    if (stays) return;
    const isWithin = previous.pathname === location.pathname;
    namedElement(location.hash)?.scrollIntoView({
      behavior: isWithin && !prefersReducedMotion() ? 'smooth' : 'instant',
    });
  }

  override render(): null {
    return null;
  }

  #savedPosition(): number | undefined {
    const { location, isBack } = this.props;
    return isBack ? savedPosition(location.key) : undefined;
  }

  /** A page that is loaded again, or come back to from another site, is scrolled by the browser. */
  #leave = () => {
    rememberPosition(this.props.location.key, scrollY);
    savePositions();
    history.scrollRestoration = 'auto';
  };
}

function isFragment(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && namedElement(to.hash) !== null;
}

function namedElement(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** The browser would leave it by itself, in the middle of the change, and compute the styles of half a page for that. */
function leaveFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('main')) activeElement.blur();
}

/** Not smoothly, whatever the styles say: a page does not fly past. */
function jump(top: number): void {
  scrollTo({ top, left: 0, behavior: 'instant' });
}
