import { type RefObject, useEffect, useRef } from 'react';

/**
 * After «Показать ещё» the focus moves to the first new item, since the button may have disappeared.
 * @param count number of items on the screen; each is a link in a list item of the container
 */
export function useFocusOnNewItems(count: number): {
  container: RefObject<HTMLDivElement | null>;
  expectMore: () => void;
} {
  const container = useRef<HTMLDivElement>(null);
  const expected = useRef<number>(undefined);
  useEffect(() => {
    const from = expected.current;
    if (from === undefined || count <= from) return;
    expected.current = undefined;
    container.current?.querySelectorAll<HTMLElement>('li a')[from]?.focus({ preventScroll: true });
  }, [count]);
  return {
    container,
    expectMore: () => {
      expected.current = count;
    },
  };
}
