import { classifyHref } from '../../lib/address/navigation-guard.ts';
import { isAwaitingView } from './event-replay.ts';
import { isPlainClick } from './plain-click.ts';
import { matchPage } from '../router/match-page.ts';
import type { DataRouter } from 'react-router-dom';

let followed: HTMLAnchorElement | undefined;

/** The link that has been followed, once. */
export function takeFollowedLink(): HTMLAnchorElement | undefined {
  const link = followed;
  followed = undefined;
  return link;
}

/**
 * Client-side navigation for all internal links, in the layout, in views and in rich text. One listener replaces the router's
 * Link components: it costs less hydration on a page of a hundred links, and it works before the page is hydrated. URLs that
 * the navigation guard blocks are not followed.
 */
export function followLinks(router: DataRouter): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || event.defaultPrevented || link.hasAttribute('download')) return;
    const opensTab = link.target === '_blank';
    const verdict = classifyHref(link.getAttribute('href') ?? '', { external: opensTab, origin: location.origin });
    if (verdict.kind === 'blocked') {
      event.preventDefault();
      console.error(`The link was not followed: ${verdict.reason}`);
    } else if (verdict.kind === 'internal' && !opensTab && isPlainClick(event) && matchPage(link.pathname)) {
      event.preventDefault();
      const { pathname, search, hash } = link;
      followed = link;
      void router.navigate({ pathname, search, hash }, { replace: link.href === location.href });
    }
  };
  document.addEventListener('click', follow);
  // React stops a click in a part that is not hydrated yet, and the browser would load the whole document. Before the layout is
  // hydrated it should: nothing would scroll to the top of the new page.
  const followBeforeReact = (event: MouseEvent) => {
    if (event.target instanceof Element && isAwaitingView(event.target)) follow(event);
  };
  addEventListener('click', followBeforeReact, { capture: true });
}
