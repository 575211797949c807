import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that removes its own row goes with it: the keyboard then stays at the place, on the button of the next one.
 * @param selector finds these buttons in the list
 * @param count of these buttons
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
