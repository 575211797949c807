import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that removes its own row goes with it: the keyboard then stays at the place, on the button of the next one.
 * @param selector finds these buttons in the list
 * @param count of these buttons
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, selector: string, count: number): void {
  const place = useRef<number>(undefined);
  useEffect(() => {
    const removals = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const note = ({ currentTarget }: Event) => {
      place.current = removals.indexOf(currentTarget as HTMLElement);
    };
    for (const removal of removals) removal.addEventListener('focus', note);
    if (place.current !== undefined && document.activeElement === document.body)
      removals[Math.min(place.current, count - 1)]?.focus();
    place.current = undefined;
    return () => {
      for (const removal of removals) removal.removeEventListener('focus', note);
    };
  }, [list, selector, count]);
}
