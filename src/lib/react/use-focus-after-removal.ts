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
    const index = focusedIndex.current;
    focusedIndex.current = undefined;
    // The button that gets the focus remembers its own index, for the next removal.
    if (index !== undefined && document.activeElement === document.body)
      removeButtons[Math.min(index, count - 1)]?.focus();
    return () => {
      for (const removal of removeButtons) removal.removeEventListener('focus', rememberIndex);
    };
  }, [list, selector, count]);
}
