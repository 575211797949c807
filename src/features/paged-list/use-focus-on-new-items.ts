import { type RefObject, useEffect, useRef } from 'react';
import { focusStatic } from '../../lib/browser/focus-static.ts';

/**
 * After «Показать ещё» the focus moves to the first new item, since the button may have disappeared: to its link if it has one.
 * A control that the visitor has focused meanwhile keeps it. If the items do not load, the button that repeats gets it.
 * @param count number of items on the screen; each is a list item of the container, and not within another one
 * @param hasFailed the next items have not loaded
 */
export function useFocusOnNewItems(
  count: number,
  hasFailed = false,
): {
  container: RefObject<HTMLDivElement | null>;
  expectMore: () => void;
} {
  const container = useRef<HTMLDivElement>(null);
  const expected = useRef<{ from: number; pressed: Element | null }>(undefined);
  useEffect(() => {
    if (!expected.current || count <= expected.current.from) return;
    const { from, pressed } = expected.current;
    expected.current = undefined;
    const { activeElement } = document;
    if (activeElement !== pressed && activeElement instanceof HTMLElement && activeElement.tabIndex >= 0) return;
    const item = container.current?.querySelectorAll<HTMLElement>('li:not(li li)')[from];
    const link = item?.querySelector('a');
    if (link) link.focus({ preventScroll: true });
    else if (item) focusStatic(item);
  }, [count]);
  useEffect(() => {
    if (!hasFailed || !expected.current || document.activeElement !== document.body) return;
    container.current?.querySelector<HTMLElement>('[role=alert] button')?.focus({ preventScroll: true });
  }, [hasFailed]);
  return {
    container,
    expectMore: () => {
      expected.current = { from: count, pressed: document.activeElement };
    },
  };
}
