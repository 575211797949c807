import { type RefObject, useEffect, useRef } from 'react';

/**
 * After «Показать ещё» the focus moves to the first new item, since the button may have disappeared. A control that the visitor
 * has focused meanwhile keeps it.
 * @param count number of items on the screen; each is a link in a list item of the container
 */
export function useFocusOnNewItems(count: number): {
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
    container.current?.querySelectorAll<HTMLElement>('li a')[from]?.focus({ preventScroll: true });
  }, [count]);
  return {
    container,
    expectMore: () => {
      expected.current = { from: count, pressed: document.activeElement };
    },
  };
}
