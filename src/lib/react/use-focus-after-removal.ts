import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a button has removed its own row, the focus moves to the same button of the next row.
 * @param selector of these buttons in the list
 * @param count number of these buttons
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, selector: string, count: number): void {
  const focusedIndex = useRef<number>(undefined);
  useEffect(() => {
    const removeButtons = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const rememberIndex = ({ currentTarget }: Event) => {
      focusedIndex.current = removeButtons.indexOf(currentTarget as HTMLElement);
    };
    for (const removal of removeButtons) removal.addEventListener('focus', rememberIndex);
    if (focusedIndex.current !== undefined && document.activeElement === document.body)
      removeButtons[Math.min(focusedIndex.current, count - 1)]?.focus();
    focusedIndex.current = undefined;
    return () => {
      for (const removal of removeButtons) removal.removeEventListener('focus', rememberIndex);
    };
  }, [list, selector, count]);
}
