import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '../../lib/browser/after-paint.ts';
import { moveFocus } from '../../lib/browser/move-focus.ts';
import { namedElement } from '../../lib/browser/named-element.ts';
import { CONTENT_ID } from './SkipLink.tsx';

/** After a navigation the new page's heading or fragment gets the focus, so that screen readers read it. */
export function usePageFocus(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    const { activeElement } = document;
    return afterPaint(() => {
      shown.current = pathname;
      // An element that the visitor has focused meanwhile keeps the focus.
      if (document.activeElement === activeElement) focusPage(hash);
    });
  }, [pathname, hash]);
}

function focusPage(hash: string): void {
  const content = document.getElementById(CONTENT_ID);
  const target = namedElement(hash) ?? content?.querySelector<HTMLElement>('h1') ?? content;
  if (target) moveFocus(target);
}
